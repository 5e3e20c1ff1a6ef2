import { elect } from './votes.ts';
import type { Vote } from './votes.ts';

const vote = (text: string, p: number): Vote => ({
  text,
  p,
  box: { x0: 0, y0: 0, x1: 9, y1: 9 },
  why: `says ${text}`,
});

describe('elect', () => {
  it('gains confidence where sources agree and loses it where they do not', () => {
    const alone = elect([vote('EURUSD', 0.7)], 0.5)!.confidence;
    expect(elect([vote('EURUSD', 0.7), vote('EURUSD', 0.6)], 0.5)!.confidence).toBeGreaterThan(alone);
    const torn = elect([vote('EURUSD', 0.7), vote('GBPUSD', 0.4)], 0.5)!;
    expect(torn.value.text).toBe('EURUSD');
    expect(torn.confidence).toBeLessThan(alone);
    expect(torn.evidence).toContain('“GBPUSD” is printed too');
  });

  it('says nothing when it is not sure', () => {
    expect(elect([vote('EURUSD', 0.6), vote('GBPUSD', 0.6)], 0.5)).toBeNull();
    expect(elect([], 0.5)).toBeNull();
  });

  it('does not take a shorter form of the same symbol for a rival', () => {
    expect(elect([vote('BTCUSDT', 0.7), vote('BTC', 0.6)], 0.5)!.confidence).toBeCloseTo(0.7);
  });
});
