export { ListPublicCurrencies } from './list-public-currencies.ts';
export { SyncRates } from './sync-rates.ts';
export { UpdateCurrency } from './update-currency.ts';
