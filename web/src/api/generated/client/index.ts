export * from './accounts/accounts.ts';
export * from './analysis/analysis.ts';
export * from './catalog/catalog.ts';
export * from './credits/credits.ts';
export * from './currencies/currencies.ts';
export * from './ordering/ordering.ts';
export * from './payments/payments.ts';
export * from './platform/platform.ts';
