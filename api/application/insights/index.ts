export { GetAdminAnalytics } from './get-admin-analytics.ts';
export { GetMarketPulse } from './get-market-pulse.ts';
export { GetOverview } from './get-overview.ts';
