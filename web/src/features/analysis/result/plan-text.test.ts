import { buildAnalysis, json, noTrade } from '../fixtures/analyses.ts';
import { planAsText, planFigures, planSentence } from './plan-text.ts';

describe('a plan in words', () => {
  it('[W-002] is one sentence: trend, plan and confidence, or that there is no trade', () => {
    expect(planSentence(json)).toBe('Bearish over 76 bars: the rule gives a short plan. Confidence 98%.');
    expect(planSentence(noTrade)).toBe('Sideways over 76 bars: no trade. Confidence 52%.');
  });

  it('[W-002] is entry, stop, first target and R:R in figures', () => {
    expect(planFigures(json, 3).map(({ name, text }) => `${name} ${text}`)).toEqual([
      'Entry $13.555',
      'Stop $14.745',
      'TP1 $11.771',
      'R:R 1:1.50',
    ]);
    expect(planFigures(noTrade, 3).map(({ name, text }) => `${name} ${text}`)).toEqual([
      'Last price $13.555',
      'Support $13.059',
      'Resistance $14.018',
    ]);
  });

  it('[W-003] is copied as lines with errors, and says that it is no advice', () => {
    const text = planAsText(buildAnalysis(), json, 3, 'https://wickwise.example/history/a');
    expect(text.split('\n')).toEqual([
      'DOT/USDT, Short',
      'Entry: $13.555 ± 0.008',
      'Stop loss: $14.745 ± 0.003',
      'Take profit 1: $11.771 ± 0.021 (projected)',
      'Take profit 2: $10.581 ± 0.023 (projected)',
      'Risk/reward: 1:1.50',
      expect.stringMatching(/^Read on .*2026.*; an exercise, not advice\.$/),
      'https://wickwise.example/history/a',
    ]);
  });
});
