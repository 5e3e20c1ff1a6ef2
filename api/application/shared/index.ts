export { Idempotency } from './idempotency.ts';
