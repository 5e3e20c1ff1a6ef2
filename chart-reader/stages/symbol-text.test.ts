import { matchSymbol } from './symbol-text.ts';

describe('matchSymbol', () => {
  it.each([
    ['BTC/USDT', 'BTCUSDT'],
    ['EURUSD', 'EURUSD'],
    ['BINANCE:ETHUSDT', 'ETHUSDT'],
    ['D0GE/USDT', 'DOGEUSDT'],
    ['BTC_USDT', 'BTCUSDT'],
    ['1000PEPEUSDT.P', '1000PEPEUSDT'],
    ['^GSPC', '^GSPC'],
    ['/ES', '/ES'],
    ['ES1!', 'ES1!'],
    ['ESZ3', 'ESZ3'],
    ['NSE:VEDL', 'VEDL'],
    ['EURU5D', 'EURUSD'],
    ['NVDA', 'NVDA'],
    ['DE40', 'DE40'],
    ['NYSE:F', 'F'],
    ['xAGusD', 'XAGUSD'],
  ])('[W-207] knows %s', (word, symbol) => {
    expect(matchSymbol(word)?.symbol).toBe(symbol);
  });

  it.each([
    'F',
    'X',
    'BINANCE:F',
    'ENTRY',
    'INDUSTRY',
    'COUNTRY',
    'Daily',
    'chart',
    'OHLC',
    'Vol',
    '134.01',
    'INDICATOR',
    'Bitcoin',
    'uusd',
    'Soxusd',
  ])('never makes a symbol of %s', (word) => {
    expect(matchSymbol(word)).toBeNull();
  });
});
