import { openSlots } from './open-slots.ts';

const isWeekend = (k: number): boolean => k % 7 >= 5;

describe('openSlots', () => {
  it('[W-456] leaves out every weekend where most of them show no bend, those too that seem to bend', () => {
    const idle = Array.from({ length: 210 }, (_, k) => (isWeekend(k) ? k % 4 !== 0 : k % 31 === 0));
    expect(openSlots(idle)).toEqual(idle.map((_, k) => k === 209 || !isWeekend(k)));
  });

  it('keeps all slots of a curve that often does not bend, on any day', () => {
    const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
    const idle = Array.from({ length: 210 }, (_, k) => even(k) < 0.4);
    expect(openSlots(idle).every(Boolean)).toBe(true);
  });
});
