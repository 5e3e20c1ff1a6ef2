/** What the About overlay tells, apart from the measured figures. */
export const featureCards = [
  {
    title: 'Real-time insights',
    text: 'An answer while you wait: the screen names the stage that is running, and shows each result as soon as it is there.',
  },
  {
    title: 'Deep pattern recognition',
    text: 'Candlestick and chart patterns by written definition, each with the bars it was found on and the rule it met.',
  },
  {
    title: 'Indicator suite',
    text: 'Momentum, volatility, trend and levels, computed from the recovered series by published formulas.',
  },
  {
    title: 'AI Teacher',
    text: 'A tutor that quotes its lessons, computes its examples, and can explain your own analyses.',
  },
] as const;

export const architecture = [
  'A reader finds the price axis, its labels and every candle with image processing; what a language model says counts only where the pixels show it, too.',
  'Technical analysis is computed from the recovered series: indicators, pivots, levels with touch counts, patterns by definition.',
  'A plan follows by rule. Weak evidence gives no trade, never a made-up one.',
  'A model, where the operator has chosen one, writes prose only; every number in it is checked against what was measured.',
  'A chart that cannot be read reliably is refused with a reason, and costs nothing.',
] as const;

export const indicatorGroups = [
  { name: 'Momentum', items: ['RSI', 'Stochastic', 'MACD', 'CCI'] },
  { name: 'Volatility', items: ['Bollinger Bands', 'ATR', 'Keltner'] },
  { name: 'Trend', items: ['Moving averages', 'EMA crossovers', 'Supertrend'] },
  { name: 'Chart patterns', items: ['Head-and-shoulders', 'Triangles', 'Flags', 'Channels'] },
  { name: 'Levels', items: ['Support/resistance', 'Fibonacci zones'] },
  { name: 'Evaluation ratios', items: ['Risk/reward', 'Excursion in R', 'Hit rate with its interval'] },
] as const;

export const privacy = [
  'Pictures are private to your account and processed on our servers; they are not public and not resold.',
  'Location and camera data are removed from a file when it arrives.',
  'Passwords are stored as argon2id hashes; card numbers are never stored.',
  'Signing out ends the session on the server, not only in the browser.',
  'You can export or delete everything that is stored about you, at any time.',
] as const;
