/** Status, title and text of the failures of the currencies and catalog contexts, for the error table. */
export const catalogErrors = {
  'currencies.not_offered': {
    status: 422,
    title: 'Currency not offered',
    text: 'Prices are not offered in this currency.',
  },
  'currencies.sync_failed': {
    status: 503,
    title: 'Rates not synced',
    text: 'Failed to sync exchange rates. Please try again.',
  },
} as const;
