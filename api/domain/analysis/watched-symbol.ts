/** Symbols on one watch list. */
export const MOST_WATCHED = 50;

/** What makes two spellings one symbol: letters and digits, in any case ('btc/usdt' is 'BTCUSDT'). Empty when there are none. */
export const symbolKey = (symbol: string): string => symbol.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
