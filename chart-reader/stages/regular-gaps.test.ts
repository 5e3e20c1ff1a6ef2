import { filledShare } from './regular-gaps.ts';

const days = Array.from({ length: 70 }, (_, i) => i);
const weekdays = days.filter((i) => i % 7 < 5);

describe('filledShare', () => {
  it('is whole where no slot is empty', () => {
    expect(filledShare(days)).toBe(1);
  });

  it('does not count weekends as slots that were missed, also with a holiday between them', () => {
    expect(filledShare(weekdays)).toBe(1);
    expect(filledShare(weekdays.filter((i) => i !== 16))).toBeGreaterThan(0.97);
  });

  it('does not count three long gaps of one length and distance, as four hours a bar leave them, but any two of them', () => {
    const hours = Array.from({ length: 120 }, (_, i) => i).filter((i) => (i + 10) % 42 < 30);
    expect(filledShare(hours)).toBe(1);
    expect(filledShare(hours.filter((i) => i < 85))).toBeLessThan(0.8);
    expect(filledShare(hours.filter((i) => i !== 40))).toBeLessThan(0.8);
  });

  it('counts what is missing in one place, however regular, as under a table at one end', () => {
    const under = new Set([60, 62, 64, 66, 68]);
    expect(filledShare(days.filter((i) => !under.has(i)))).toBeCloseTo(65 / 70);
  });

  it('counts slots that are empty without an order', () => {
    const hidden = new Set([3, 4, 9, 17, 18, 19, 30, 41, 42, 50, 55, 56, 57, 58, 63]);
    expect(filledShare(days.filter((i) => !hidden.has(i)))).toBeCloseTo(55 / 70);
  });

  it('counts bars that are missing beside weekends', () => {
    const hidden = new Set([1, 2, 15, 30, 38, 45]);
    expect(filledShare(weekdays.filter((i) => !hidden.has(i)))).toBeLessThan(0.9);
  });
});
