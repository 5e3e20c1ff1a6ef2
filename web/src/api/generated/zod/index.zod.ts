export * from './accounts/accounts.zod.ts';
export * from './analysis/analysis.zod.ts';
export * from './payments/payments.zod.ts';
export * from './platform/platform.zod.ts';
