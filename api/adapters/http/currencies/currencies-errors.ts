/** Status, title and text of the failures of the currencies context, for the error table. */
export const currenciesErrors = {
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
  'currencies.not_found': { status: 404, title: 'No such currency', text: 'There is no such currency.' },
  'currencies.base_stays_active': {
    status: 409,
    title: 'Base currency stays active',
    text: 'The base currency cannot be deactivated. Make another currency the base first.',
  },
  'currencies.base_rate_fixed': {
    status: 409,
    title: 'Base rate is fixed',
    text: 'The rate of the base currency is always 1 and cannot be edited.',
  },
  'currencies.bad_rate': {
    status: 422,
    title: 'Bad rate',
    text: 'An exchange rate is a number from 0.0000001 to 10000000.',
  },
  'currencies.base_unusable': {
    status: 409,
    title: 'Rates or prices out of bounds',
    text: 'In this currency some rates or prices would be too large or too small to keep. Sync the rates, or set them by hand, and try again.',
  },
  'currencies.rate_far_off': {
    status: 409,
    title: 'Rate far from the one before',
    text: 'The rate is more than 20% off the rate in force. Confirm it, or correct it.',
  },
  'currencies.prices_lost': {
    status: 409,
    title: 'Prices would be lost',
    text: 'In this currency some prices would be rounded to zero. Confirm it, or set custom prices in it first.',
  },
} as const;
