import { coinName } from './coin-names.ts';

describe('coin names', () => {
  it.each([
    ['BTC', 'Bitcoin'],
    ['BTC/USDT', 'Bitcoin'],
    ['ethusd', 'Ethereum'],
    ['BINANCE:SOLUSDT.P', 'Solana'],
    ['LTC-USD', 'Litecoin'],
    ['ETHBTC', 'Ethereum'],
    ['EURUSD', 'Euro / US Dollar'],
    ['EUR/JPY', 'Euro / Japanese Yen'],
    ['XAUUSD', 'Gold'],
    ['AAPL', 'Apple'],
    ['DE40', 'DAX 40'],
    ['XECUSDT', 'eCash'],
  ])('%s is %s', (symbol, name) => {
    expect(coinName(symbol)).toBe(name);
  });

  it.each(['ZZZZ', 'QQQQUSDT', '', 'constructor', 'Unknown'])('does not know %s', (symbol) => {
    expect(coinName(symbol)).toBeNull();
  });
});
