import { asksForAdvice, isAdvice } from './advice-guard.ts';
import { seen } from './testing/advice-corpus.ts';
import { fresh } from './testing/advice-fresh.ts';
import { heldOut } from './testing/advice-held-out.ts';

const missed = (sentences: readonly string[]) => sentences.filter((one) => !isAdvice(one));
const dropped = (sentences: readonly string[]) => sentences.filter((one) => isAdvice(one));

describe('advice, certainty, predictions and promises', () => {
  it('are sorted in at least 200 sentences', () => {
    const all = [seen, heldOut].flatMap(({ advice, fine }) => [...advice, ...fine]);
    expect(new Set(all).size).toBeGreaterThanOrEqual(200);
  });

  it('are found in 99 of 100 sentences that the rules were written for', () => {
    expect(missed(seen.advice).slice(Math.floor(seen.advice.length / 100))).toEqual([]);
  });

  it('are wrongly seen in at most 3 of 100 plain sentences', () => {
    expect(dropped(seen.fine).slice(Math.floor((3 * seen.fine.length) / 100))).toEqual([]);
  });

  it('are found in at least 95 of 100 sentences written after the rules, and at most 3 of 100 plain ones are dropped', () => {
    expect(missed(heldOut.advice).length / heldOut.advice.length).toBeLessThanOrEqual(0.05);
    expect(dropped(heldOut.fine).slice(Math.floor((3 * heldOut.fine.length) / 100))).toEqual([]);
  });

  it('are not made harmless by a disclaimer', () => {
    expect(isAdvice('Buy now, though this is not advice.')).toBe(true);
    expect(isAdvice('Nobody knows the future, but you should sell now.')).toBe(true);
  });
});

describe('sentences that neither rules nor weights have seen', () => {
  const share = (some: readonly string[], all: readonly string[]) => some.length / all.length;

  it('are found in at least 45 of 100, and at most 3 of 100 plain ones are dropped', () => {
    expect(share(missed(fresh.advice), fresh.advice)).toBeLessThanOrEqual(1 - 0.45);
    expect(share(dropped(fresh.fine), fresh.fine)).toBeLessThanOrEqual(0.03);
  });
});

describe('a question', () => {
  it.each([
    'Should I buy bitcoin now?',
    'Will it go up?',
    'should i sell my chart’s coin',
    'Is now a good time to buy?',
    'What do you recommend?',
    'where will the price go next',
    'Can you predict tomorrow’s price?',
    'shall we close my position',
  ])('“%s” asks for advice', (question) => {
    expect(asksForAdvice(question)).toBe(true);
  });

  it.each([
    'What is RSI?',
    'How do I size a position?',
    'why is my stop there',
    'What does buy and hold mean?',
    'How does a sell order work?',
    'explain my last analysis',
  ])('“%s” does not', (question) => {
    expect(asksForAdvice(question)).toBe(false);
  });
});
