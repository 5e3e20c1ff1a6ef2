import { PULSE_NEEDS, takePulse, type PulseCounts } from './market-pulse.ts';

const counts = (changes: Partial<PulseCounts> = {}): PulseCounts => ({
  analyses: 20,
  bullish: 0,
  bearish: 0,
  sideways: 20,
  lowVolatility: 0,
  highVolatility: 0,
  confidence: 0.8,
  ...changes,
});

describe('the market pulse', () => {
  it('[D-110] is a sample with the documented figures while there are too few analyses', () => {
    const few = counts({
      analyses: PULSE_NEEDS - 1,
      bearish: 19,
      sideways: 0,
      highVolatility: 19,
      confidence: 0.2,
    });
    expect(takePulse(few)).toEqual({
      sample: true,
      sentiment: 'Upward',
      volatility: 'Moderate',
      dataIndex: 65,
    });
    expect(takePulse(counts()).sample).toBe(false);
  });

  it.each([
    [12, 8, 'Upward'],
    [11, 8, 'Upward'],
    [10, 8, 'Mixed'],
    [8, 10, 'Mixed'],
    [8, 11, 'Downward'],
    [0, 0, 'Mixed'],
  ])('[D-110] with %d rising and %d falling of 20 is %s', (bullish, bearish, sentiment) => {
    expect(takePulse(counts({ bullish, bearish })).sentiment).toBe(sentiment);
  });

  it.each([
    [11, 0, 'Low'],
    [10, 10, 'Moderate'],
    [0, 11, 'High'],
    [0, 10, 'Moderate'],
  ])('[D-110] with %d calm and %d wild charts of 20 is %s', (lowVolatility, highVolatility, volatility) => {
    expect(takePulse(counts({ lowVolatility, highVolatility })).volatility).toBe(volatility);
  });

  it('has the mean confidence as its data index', () => {
    expect(takePulse(counts({ confidence: 0.876 })).dataIndex).toBe(88);
  });
});
