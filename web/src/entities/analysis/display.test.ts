import {
  historySymbol,
  positionLabel,
  riskReward,
  roundedPercent,
  symbolShown,
  timeFrameShown,
  trendTone,
  trendLabel,
} from './display.ts';

const named = (symbol: string, coin_symbol: string | null = null, coin_name: string | null = null) => ({
  symbol,
  analysis_json: { coin_symbol, coin_name },
});

describe('how an analysis is shown', () => {
  it('gives each trend its tone and its label', () => {
    expect(['bullish', 'bearish', 'sideways', 'unknown', null].map(trendTone)).toEqual([
      'rising',
      'falling',
      'neutral',
      'neutral',
      'neutral',
    ]);
    expect(['bullish', 'bearish', 'mixed', 'sideways', 'unknown'].map(trendLabel)).toEqual([
      'Bullish',
      'Bearish',
      'Mixed',
      'Sideways',
      'Neutral',
    ]);
  });

  it('[V-072] calls the position Long or Short as the plan is, and Neutral without a trade', () => {
    const directions = ['long', 'short', 'none'] as const;
    expect(directions.map((direction) => positionLabel({ direction }))).toEqual(['Long', 'Short', 'Neutral']);
  });

  it('[V-073] rounds confidence to whole percent', () => {
    expect([0.876, 0.5, 0, 1].map(roundedPercent)).toEqual(['88%', '50%', '0%', '100%']);
  });

  it('[V-075] writes risk/reward with two decimals, only when present', () => {
    expect(riskReward(2.5)).toBe('1:2.50');
    expect(riskReward(1.005)).toMatch(/^1:1\.0[01]$/);
    expect(riskReward(null)).toBeNull();
    expect(riskReward(undefined)).toBeNull();
  });

  it('[V-076] falls back to Not specified for the time frame', () => {
    expect([timeFrameShown('4h'), timeFrameShown(null), timeFrameShown(' ')]).toEqual([
      '4h',
      'Not specified',
      'Not specified',
    ]);
  });

  it('[V-077] shows the symbol, unless Unknown, then coin symbol, coin name, Unknown', () => {
    expect(symbolShown(named('BTC', 'ETH', 'Ethereum'))).toBe('BTC');
    expect(symbolShown(named('Unknown', 'ETH', 'Ethereum'))).toBe('ETH');
    expect(symbolShown(named('Unknown', null, 'Ethereum'))).toBe('Ethereum');
    expect(symbolShown(named('Unknown'))).toBe('Unknown');
    expect(symbolShown({ symbol: 'Unknown', analysis_json: null })).toBe('Unknown');
  });

  it('[V-085] ends with "Analysis" on the history screen', () => {
    expect(historySymbol(named('BTC', 'ETH'))).toBe('BTC');
    expect(historySymbol(named('Unknown', 'ETH', 'Ethereum'))).toBe('ETH');
    expect(historySymbol(named('', null, 'Ethereum'))).toBe('Ethereum');
    expect(historySymbol(named('Unknown'))).toBe('Analysis');
    expect(historySymbol(named(''))).toBe('Analysis');
  });
});
