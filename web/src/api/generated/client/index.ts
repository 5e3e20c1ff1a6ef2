export * from './accounts/accounts.ts';
export * from './analysis/analysis.ts';
export * from './payments/payments.ts';
export * from './platform/platform.ts';
