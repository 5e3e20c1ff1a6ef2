import { render, screen } from '@testing-library/react';
import { fakeServer } from '../../../api/testing/fake-server.ts';
import type { FakeServer } from '../../../api/testing/fake-server.ts';
import { inConsole } from '../../../entities/catalog/testing/admin-samples.ts';
import { UserAnalyses } from './user-records.tsx';

let server: FakeServer;
afterEach(() => server.close());

it('[W-217] shows staff the name that was typed for a chart, and says where none was', async () => {
  const analysis = { created_at: '2026-11-20T10:00:00Z', status: 'completed', refusal: null };
  const analyses = [
    { ...analysis, id: '1', symbol: 'BTCUSD' },
    { ...analysis, id: '2', symbol: 'Unknown' },
  ];
  server = fakeServer({ 'GET /admin/users/u/analyses': { body: { analyses, total: 2 } } });
  render(inConsole(<UserAnalyses userId="u" />));
  expect(await screen.findByText('BTCUSD')).toBeInTheDocument();
  expect(screen.getByText('No symbol given')).toBeInTheDocument();
  expect(screen.queryByText('Unknown')).toBeNull();
});
