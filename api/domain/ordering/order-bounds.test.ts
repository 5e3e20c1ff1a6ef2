import { beyondOrder, MOST_CREDITS } from './order-bounds.ts';

const line = (minor: number, quantity: number, credits: number | 'unlimited' | null = null) => ({
  price: { minor },
  quantity,
  credits,
});

describe('the bounds of an order', () => {
  it('hold the largest credit package once, and no more credits', () => {
    expect(beyondOrder([line(100, 1, MOST_CREDITS)])).toBeNull();
    expect(beyondOrder([line(100, 999, 100_000_000)])).toContain('1000000000 credits');
    expect(beyondOrder([line(1, 1, MOST_CREDITS), line(1, 1, 1)])).toContain('credits');
    expect(beyondOrder([line(100, 999, 'unlimited')])).toBeNull();
  });

  it('hold a million million minor units, and no more', () => {
    expect(beyondOrder([line(1e9, 999), line(1e9, 1)])).toBeNull();
    expect(beyondOrder([line(1e12, 2)])).toBe('is more than one order can hold');
    expect(beyondOrder([], 1e12 + 1)).toBe('is more than one order can hold');
  });
});
