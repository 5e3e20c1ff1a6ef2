export * from './accounts/accounts.zod.ts';
export * from './analysis/analysis.zod.ts';
export * from './catalog/catalog.zod.ts';
export * from './credits/credits.zod.ts';
export * from './currencies/currencies.zod.ts';
export * from './ordering/ordering.zod.ts';
export * from './payments/payments.zod.ts';
export * from './platform/platform.zod.ts';
