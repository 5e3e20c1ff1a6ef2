import fc from 'fast-check';
import { isDue, newCard, review, type Grade, type Schedule } from './repetition.ts';
import { DAY_MS } from '../shared-with-web/time.ts';

const start = new Date('2026-03-01T10:00:00Z');
const day = (days: number) => new Date(start.getTime() + days * DAY_MS);

/** Reviews a card on each of its days and tells the intervals. */
function intervals(grades: Grade[]): number[] {
  let card = newCard(start);
  return grades.map((grade) => {
    card = review(card, grade, card.dueAt);
    return card.intervalDays;
  });
}

it('[D-099] brings a missed card back the next day, not before', () => {
  const card = newCard(start);
  expect(card).toEqual({ intervalDays: 1, ease: 2.5, repetitions: 0, dueAt: day(1) });
  expect([isDue(card, start), isDue(card, day(1))]).toEqual([false, true]);
});

it('waits longer each time a card is known', () => {
  expect(intervals(['good', 'good', 'good', 'good'])).toEqual([1, 4, 10, 25]);
  expect(intervals(['easy', 'easy', 'easy'])).toEqual([3, 6, 23]);
  expect(intervals(['hard', 'hard', 'hard'])).toEqual([1, 2, 3]);
});

it('begins anew when a card is not known, and remembers that it was hard', () => {
  expect(intervals(['good', 'good', 'good', 'again', 'good', 'good'])).toEqual([1, 4, 10, 1, 1, 4]);
  const missed = review({ intervalDays: 10, ease: 2.5, repetitions: 3, dueAt: start }, 'again', start);
  expect(missed).toEqual({ intervalDays: 1, ease: 2.3, repetitions: 0, dueAt: day(1) });
});

it('keeps every card between a day and a year, whatever is answered', () => {
  const grades = fc.array(fc.constantFrom<Grade>('again', 'hard', 'good', 'easy'), { maxLength: 40 });
  fc.assert(
    fc.property(grades, (given) => {
      let card: Schedule = newCard(start);
      for (const grade of given) {
        const before = card.dueAt;
        card = review(card, grade, before);
        expect(card.intervalDays).toBeGreaterThanOrEqual(1);
        expect(card.intervalDays).toBeLessThanOrEqual(365);
        expect(card.ease).toBeGreaterThanOrEqual(1.3);
        expect(card.dueAt.getTime() - before.getTime()).toBe(card.intervalDays * DAY_MS);
      }
    }),
  );
});
