import { symbolKey } from './watched-symbol.ts';

it('[W-013] two spellings of a symbol are one', () => {
  expect(symbolKey('btc/usdt')).toBe('BTCUSDT');
  expect(symbolKey(' EUR-USD ')).toBe(symbolKey('EURUSD'));
  expect(symbolKey('---')).toBe('');
});
