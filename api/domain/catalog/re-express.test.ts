import { money } from '../shared-with-web/money.ts';
import { lossText } from '../shared/lost-price.ts';
import type { Plan } from './package.ts';
import { lostPrices, reExpress } from './re-express.ts';

const plan = (wanted: Partial<Plan> = {}): Plan => ({
  id: 'starter',
  type: 'package',
  name: 'Starter',
  description: '',
  price: money(5900, 'USD'),
  originalPrice: null,
  customPrices: new Map(),
  validityDays: null,
  features: [],
  popular: false,
  active: true,
  color: null,
  position: 0,
  tier: 'starter',
  credits: null,
  ...wanted,
});
const bitcoin = { code: 'XBT', rate: '0.00001', isBase: false };

describe('prices under a new base', () => {
  it('end in zero where a currency has thousandths', () => {
    const dinar = { code: 'KWD', rate: '0.3084', isBase: false };
    const moved = reExpress(plan({ originalPrice: money(25_000, 'USD') }), dinar);
    expect([moved.price, moved.originalPrice]).toEqual([money(18_200, 'KWD'), money(77_100, 'KWD')]);
  });

  it('are named when they become nothing, with what they were', () => {
    const items = [
      plan({ originalPrice: money(99_900, 'USD') }),
      plan({ id: 'kept', price: money(100_000, 'USD') }),
      plan({ id: 'free', price: money(0, 'USD') }),
      plan({ id: 'own', customPrices: new Map([['XBT', money(7, 'XBT')]]) }),
      plan({ id: 'own-free', customPrices: new Map([['XBT', money(0, 'XBT')]]) }),
    ];
    const lost = lostPrices(items, bitcoin);
    expect(lost.map(({ id, field }) => `${id}.${field}`)).toEqual(['starter.price']);
    expect(lost.map(lossText)).toEqual(['59.00 USD becomes 0.00 XBT']);
    expect(reExpress(items[0] as Plan, bitcoin).price).toEqual(money(0, 'XBT'));
  });

  it('are named when they would be out of bounds, and cannot be moved', () => {
    const yen = { code: 'JPY', rate: '10000', isBase: false };
    const item = plan({ price: money(100_000_000_000, 'USD'), originalPrice: money(100_000_000_000, 'USD') });
    const lost = lostPrices([item], yen);
    expect(lost.map(({ field, after }) => [field, after])).toEqual([
      ['price', null],
      ['original_price', null],
    ]);
    expect(lost.map(lossText)[0]).toBe('1000000000.00 USD is more than a price there can be');
    expect(() => reExpress(item, yen)).toThrow(RangeError);
  });
});
