/** A real reading of a real picture and its analysis, for stories and tests. */
import type { AnalysisJson, AnalysisRecord, Reading } from '../../../api/generated/model';
import analysisJson from './analysis.json' with { type: 'json' };
import picture from './chart.png';
import readingJson from './reading.json' with { type: 'json' };

/** Address of the picture. */
export { picture };

/** JSON files widen their literals; the api's own contract guard is what checks them. */
export const reading = readingJson as unknown as Reading;

export const json: AnalysisJson = { ...(analysisJson as unknown as AnalysisJson), reading };

const EMPTY_PLAN = { entry: null, stop: null, take_profit_1: null, take_profit_2: null };

/** The same chart with weak evidence: no trade is proposed. */
export const noTrade: AnalysisJson = {
  ...json,
  trend_direction: 'sideways',
  confidence_level: 0.52,
  entry_price: null,
  stop_loss: null,
  take_profit_1: null,
  take_profit_2: null,
  risk_reward_ratio: null,
  plan: {
    direction: 'none',
    ...EMPTY_PLAN,
    risk_reward: null,
    risk_reward_2: null,
    reasons: [
      { code: 'sideways', text: 'The bars move sideways: neither direction has the weight of evidence.' },
    ],
  },
};

/** A completed analysis; any part may be replaced. */
export function buildAnalysis(part: Partial<AnalysisRecord> = {}): AnalysisRecord {
  return {
    id: '5f0c1e52-7d3a-4a6e-9a53-0a4c2f6f6c11',
    created_at: '2026-03-02T09:30:00.000Z',
    symbol: 'DOT/USDT',
    status: 'completed',
    image_url: picture,
    thumbnail_url: picture,
    picture: { width: reading.size.width, height: reading.size.height, mime_type: 'image/png' },
    analysis_json: json,
    refusal: null,
    notices: [],
    tags: [],
    note: '',
    outcome: null,
    ...part,
  };
}
