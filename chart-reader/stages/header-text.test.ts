import { parseHeaderText } from './header-text.ts';

describe('parseHeaderText', () => {
  it.each([
    ['EURUSD · 30 · OANDA', 'EURUSD', '30m'],
    ['Bitcoin / TetherUS, 1D, BINANCE', 'BTCUSDT', '1D'],
    ['Bitcoin · BTCUSDT · 15 · BINANCE', 'BTCUSDT', '15m'],
    ['GOLD · CFD (USD/OZ) · 1D · TVC', 'GOLD', '1D'],
    ['GC1! · Gold Futures · 15 · COMEX', 'GC1!', '15m'],
    ['TVC:GOLD, 1D', 'GOLD', '1D'],
    ['MSFT · 1D O335.33 H336.34 L334.99 C336.18 +1.66 (+0.50%)', 'MSFT', '1D'],
    ['ETHUSDT · 1h · BINANCE O1,931.26', 'ETHUSDT', '1h'],
    ['EURUSD,H1  1.0832 1.0841 1.0820 1.0833', 'EURUSD', '1h'],
    ['▼ EURUSD,M15  1.0832 1.0841 1.0820 1.0833', 'EURUSD', '15m'],
    ['EURUSD, H1: Euro vs US Dollar', 'EURUSD', '1h'],
    ['[EURUSD,H1]', 'EURUSD', '1h'],
    ['XAUUSD,Monthly', 'XAUUSD', '1M'],
    ['ES 09-23 (5 Minute)', 'ES 09-23', '5m'],
    ['ES ##-## (Daily)', 'ES ##-##', '1D'],
    ['6E 06-24 Daily', '6E 06-24', '1D'],
    ['SPX 1 Y 1D', 'SPX', '1D'],
    ['S0XX 8 Y 1D [NASDAQ]', 'SOXX', '1D'],
    ['/ES 6 M 4h', '/ES', '4h'],
    ['APOLLO TYRES, 1D, NSE', 'APOLLO TYRES', '1D'],
    ['APOLLO TYRES. 1D, NSE O', 'APOLLO TYRES', '1D'],
    ['[Live] ^GSPC: en Temporalidad 1h, Ultimo precio 4297.16', '^GSPC', '1h'],
    ['WTI Crude Oil · USOIL · 30 · TVC', 'USOIL', '30m'],
    ['EURUSD.m,H4', 'EURUSD', '4h'],
    ['EURUSDc,M15', 'EURUSD', '15m'],
    ['XAUUSDm,M5', 'XAUUSD', '5m'],
    ['US30.cash, H1', 'US30', '1h'],
    ['GBPUSD-ECN,H1', 'GBPUSD', '1h'],
    ['MetaTrader 5 - [DAX40,Daily]', 'DAX40', '1D'],
    ['EURUSD h1', 'EURUSD', '1h'],
    ['eurusd m15', 'EURUSD', '15m'],
    ['btcusdt 1h', 'BTCUSDT', '1h'],
    ['NVDA:NASDAQ, 1D', 'NVDA', '1D'],
    ['NIFTY BANK, 15', 'BANKNIFTY', '15m'],
    ['Gold Spot / U.S. Dollar · 4h · OANDA', 'XAUUSD', '4h'],
    ['SOXX8Y 1D [NASDAQ]', 'SOXX', '1D'],
    ['Tesla, Inc. · 1D · NASDAQ', 'Tesla, Inc.', '1D'],
    ['ITC · 5 · NSE', 'ITC', '5m'],
    ['BTCUSDT Perpetual · 4h', 'BTCUSDT', '4h'],
    ['AAPL — Daily chart', 'AAPL', '1D'],
    ['BTC/USDT 4h', 'BTCUSDT', '4h'],
    ['EURUSD, 4 Stunden', 'EURUSD', '4h'],
    ['EURUSD · 4 heures · FXCM', 'EURUSD', '4h'],
    ['GBPUSD, 1 час', 'GBPUSD', '1h'],
    ['USDJPY · 日足', 'USDJPY', '1D'],
  ])('reads symbol and time frame of “%s”', (text, symbol, frame) => {
    const header = parseHeaderText(text);
    expect(header.symbol?.text).toBe(symbol);
    expect(header.timeframe?.text).toBe(frame);
  });

  it.each([
    ['Apple Inc. (AAPL)', 'AAPL'],
    ['^GSPC', '^GSPC'],
    ['BTC-USD', 'BTCUSD'],
    ['BTC_USDT', 'BTCUSDT'],
    ['F.US.EPM21 [M] 2000 Trades #1', 'F.US.EPM21'],
    ['MSFT US Equity', 'MSFT'],
  ])('reads the symbol of “%s” and makes up no time frame', (text, symbol) => {
    expect(parseHeaderText(text)).toMatchObject({ symbol: { text: symbol }, timeframe: null });
  });

  it.each([
    'Ford Motor Company',
    'SMA(ES 09-23 (Daily),10)',
    'MA 20',
    'Vol 2.4K',
    'in.tradingview.com/chart/BFqm6cYJ/?symbol=NSE%3AVEDL',
    'Published on TradingView.com, Sep 03, 2023',
    'Paper Trading',
    'CORRELATION ZONE',
    'ENTRY 1.234',
    'coinbase:/USD-TTC',
    'Balance: 100000',
  ])('finds neither in “%s”', (text) => {
    expect(parseHeaderText(text)).toEqual({ symbol: null, timeframe: null });
  });

  it('is surer of a time frame that is named as one', () => {
    const strength = (text: string): number => parseHeaderText(text).timeframe!.strength;
    expect(strength('^GSPC: Temporalidad 1h, hoy')).toBeGreaterThan(strength('^GSPC: cada 1h, hoy'));
  });

  it.each(['F · 30m · NYSE', 'F Mensual', 'F 1 minute', 'F (1D)', 'Ford Motor Company (F)'])(
    'takes the single letter of “%s” for a ticker, before its time frame or behind its name',
    (text) => {
      expect(parseHeaderText(text).symbol?.text).toBe('F');
    },
  );

  it.each(['F', 'F 18.00', 'D 1W', 'O 1D', 'A 5 min read', 'F 5 min read', 'Volume (F)', 'EMA 9 (F)'])(
    'takes no single letter of “%s” for a ticker',
    (text) => {
      expect(parseHeaderText(text).symbol).toBeNull();
    },
  );

  it('does not take a word of a name for the time frame when the frame stands in its own place', () => {
    expect(parseHeaderText('Direxion Daily Semiconductor Bull 3X ETF · 1h · NYSE Arca').timeframe?.text).toBe(
      '1h',
    );
  });
});
