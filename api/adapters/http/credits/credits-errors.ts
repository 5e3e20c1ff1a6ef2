/** Status, title and text of the failures of the credits context, for the error table. */
export const creditsErrors = {
  'credits.insufficient': {
    status: 402,
    title: 'Not enough credits',
    text: 'You have no credits left. Each analysis costs 1 credit: add a credit package on the Pricing page and analyze the chart again.',
  },
  'credits.daily_limit': {
    status: 429,
    title: 'Daily limit reached',
    text: 'You have used all analyses for today. Please come back tomorrow, or choose a larger plan on the Pricing page.',
  },
} as const;
