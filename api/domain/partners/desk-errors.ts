export type PartnerDeskErrorCode = 'partners.statement_not_found';
