export * from './accounts/accounts.zod.ts';
export * from './platform/platform.zod.ts';
export * from './visitors/visitors.zod.ts';
