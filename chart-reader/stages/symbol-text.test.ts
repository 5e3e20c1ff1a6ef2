import { matchSymbol } from './symbol-text.ts';

describe('matchSymbol', () => {
  it.each([
    ['BTC/USDT', 'BTCUSDT'],
    ['EURUSD', 'EURUSD'],
    ['BINANCE:ETHUSDT', 'ETHUSDT'],
    ['D0GE/USDT', 'D0GEUSDT'],
    ['EURU5D', 'EURUSD'],
    ['NVDA', 'NVDA'],
    ['DE40', 'DE40'],
  ])('knows %s', (word, symbol) => {
    expect(matchSymbol(word)?.symbol).toBe(symbol);
  });

  it.each(['Daily', 'chart', 'OHLC', 'Vol', '134.01', 'INDICATOR', 'Bitcoin'])(
    'never makes a symbol of %s',
    (word) => {
      expect(matchSymbol(word)).toBeNull();
    },
  );
});
