import { pricePerCredit, rising } from './price-per-credit.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

describe('[W-222] offers compared', () => {
  it('stand from the lowest price to the highest', () => {
    const offers = [usd(12_900), usd(5_900), usd(18_900)].map((price) => ({ price }));
    expect(rising(offers).map(({ price }) => price.minor)).toEqual([5_900, 12_900, 18_900]);
  });

  it('say what one credit comes to, to the minor unit', () => {
    expect(pricePerCredit({ credits: 70, price: usd(7_000) })).toEqual(usd(100));
    expect(pricePerCredit({ credits: 3, price: usd(100) })).toEqual(usd(33));
    expect(pricePerCredit({ credits: 'unlimited', price: usd(150_000) })).toBeNull();
  });
});
