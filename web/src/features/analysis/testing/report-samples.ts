import type { ReportedReadingList } from '../../../api/generated/model';

/** Three reports: one with a kept correction, one with a long note, one of a deleted account. */
export const reportsPage: ReportedReadingList = {
  reports: [
    {
      id: '2f0a91c2-7b5d-4e8a-9c41-2d6f8e0b1a57',
      reported_at: '2026-11-24T09:26:53.000Z',
      wrong: ['scale', 'symbol'],
      note: '',
      credit: 'returned',
      reader_version: 1,
      analysis_id: '9d2c6a54-1f0e-4b7b-8a3d-5e6f70819263',
      user_id: '3f0a91c2-7b5d-4e8a-9c41-2d6f8e0b1a57',
      picture_url: '/api/files/5d1f7c0e-8a34-4b6f-9d27-c1e0a3b94f68?expires=1&signature=a',
      corrected: { symbol: 'NEARUSDT' },
    },
    {
      id: '3f0a91c2-7b5d-4e8a-9c41-2d6f8e0b1a58',
      reported_at: '2026-11-23T18:02:11.000Z',
      wrong: ['bars'],
      note: 'The last five candles lie under the label of the last price, and two of the wicks in the middle belong to an indicator.',
      credit: 'limit_reached',
      reader_version: 1,
      analysis_id: '9d2c6a54-1f0e-4b7b-8a3d-5e6f70819264',
      user_id: '3f0a91c2-7b5d-4e8a-9c41-2d6f8e0b1a57',
      picture_url: null,
      corrected: null,
    },
    {
      id: '4f0a91c2-7b5d-4e8a-9c41-2d6f8e0b1a59',
      reported_at: '2026-11-20T07:40:00.000Z',
      wrong: ['other'],
      note: '',
      credit: 'none_spent',
      reader_version: null,
      analysis_id: null,
      user_id: null,
      picture_url: null,
      corrected: null,
    },
  ],
  meta: { page: 1, pages: 1, total: 3 },
};
