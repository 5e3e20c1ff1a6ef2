export type PartnerDashboardErrorCode = 'partners.statement_not_found';
