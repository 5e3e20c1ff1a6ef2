import { describe, expect, it } from '@jest/globals';
import { buildFollowUp } from './build-follow-up.ts';
import { chanceSentence, gradeSentence, rangeSentence, riskText } from './grade-text.ts';

const sentence = (...args: Parameters<typeof buildFollowUp>) => gradeSentence(buildFollowUp(...args).grade);

describe('the text of a grade', () => {
  it('says what came first, and what came after', () => {
    expect(sentence()).toBe('Price reached target 1 on bar 7 before the stop.');
    const touches = buildFollowUp().grade.touches;
    expect(sentence({ touches: [...touches, { level: 'take_profit_2', bar: 9 }] })).toContain(
      'went on to target 2 on bar 9',
    );
    expect(sentence({ touches: [...touches, { level: 'stop', bar: 11 }] })).toContain(
      'came back to the stop on bar 11',
    );
    expect(sentence({ outcome: 'stopped', touches: [{ level: 'stop', bar: 0 }] })).toBe(
      'Price reached the stop on the last analysed bar before target 1.',
    );
    expect(sentence({ outcome: 'open', last_bar: 1 })).toContain('After one bar');
    expect(sentence({ outcome: 'not_entered' })).toBe('Price never came to the entry.');
  });

  it('says what chance gives in the bars watched', () => {
    expect(chanceSentence({ bars: 7, target: 0.214, stop: 0.4, neither: 0.386 })).toBe(
      'By chance alone, target 1 comes first within 7 bars in 21% of cases and the stop in 40%.',
    );
  });

  it('says whether the later close lay within the range', () => {
    const range = { bar: 17, low: 6.81, high: 7.44, close: 7.2, held: true };
    const write = (price: number) => price.toFixed(1);
    expect(rangeSentence(range, write)).toBe(
      'The close of bar 17, 7.2, lay within the range of 6.8 to 7.4 that holds 68 of 100 continuations without drift.',
    );
    expect(rangeSentence({ ...range, held: false }, write)).toContain('lay outside the range');
  });

  it('says why the bars cannot tell', () => {
    const doubt = { outcome: 'ambiguous', ambiguous_bar: 4 } as const;
    expect(sentence({ ...doubt, ambiguity: 'same_bar', ambiguous_levels: ['stop', 'take_profit_1'] })).toBe(
      'On bar 4 price reached stop and target 1. One bar does not show which came first, so it is not guessed.',
    );
    expect(sentence({ ...doubt, ambiguity: 'within_error', ambiguous_levels: ['stop'] })).toContain(
      'within the error',
    );
    expect(sentence({ ...doubt, ambiguity: 'unread_bar' })).toContain('Bar 4 could not be read');
  });

  it('counts in units of the risk, with the error where it shows', () => {
    expect(riskText({ value: 1.234, sigma: 0.03 })).toBe('+1.23 R ± 0.03');
    expect(riskText({ value: -1, sigma: 0 })).toBe('−1.00 R');
    expect(riskText(null)).toBe('N/A');
  });
});
