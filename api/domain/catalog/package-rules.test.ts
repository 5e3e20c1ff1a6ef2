import { money } from '../shared-with-web/money.ts';
import { creditsMalformed, creditsMissing, creditsToSave, readCredits } from './credits-value.ts';
import { checkPackage, type PackageDraft, type Shop } from './package-rules.ts';

const shop: Shop = { base: 'USD', currencies: ['USD', 'EUR', 'JPY', 'KWD'] };

describe('the credits value', () => {
  it.each([
    [{ credits: 50 }, 50],
    [{ credits: ' 50 ' }, 50],
    [{ credits: 'Unlimited' }, 'unlimited'],
    [{ credits: null }, 'unlimited'],
    [{ unlimited: true }, 'unlimited'],
    [{ credits: 50, unlimited: true }, 'unlimited'],
    [{ credits: 50, unlimited: false }, 50],
    [{}, null],
    [{ credits: '' }, null],
    [{ credits: 'abc' }, null],
    [{ credits: 5.5 }, null],
    [{ credits: 0 }, null],
  ])('%j is read as %p', (input, meaning) => {
    expect(readCredits(input)).toBe(meaning);
  });

  it.each([{}, { credits: null }, { credits: '' }, { credits: '  ', unlimited: false }])(
    'must be there to save a credit package: %j',
    (input) => {
      expect(creditsToSave(input)).toEqual({ ok: false, error: creditsMissing });
      expect(creditsMissing).toBe('Credit packages must have a credits value');
    },
  );

  it.each([{ credits: '5.5' }, { credits: 'abc' }, { credits: 0 }, { credits: -1 }, { credits: '1e3' }])(
    'must be a whole number or the word: %j',
    (input) => {
      expect(creditsToSave(input)).toEqual({ ok: false, error: creditsMalformed });
    },
  );

  it.each([
    [{ credits: '50' }, 50],
    [{ credits: 'unlimited' }, 'unlimited'],
    [{ credits: null, unlimited: true }, 'unlimited'],
    [{ credits: '', unlimited: true }, 'unlimited'],
  ])('%j is saved as %p', (input, value) => {
    expect(creditsToSave(input)).toEqual({ ok: true, value });
  });
});

describe('a package as typed', () => {
  const draft = (wanted: Partial<PackageDraft> = {}): PackageDraft => ({
    id: 'credits-fifty',
    type: 'credits',
    name: 'Fifty',
    price: '49.90',
    credits: '50',
    ...wanted,
  });

  it.each([
    ['the most that a price can be', { price: '1000000000.00' }, []],
    ['more than that', { price: '1000000000.01' }, ['price', 'must not be above 1000000000.00 USD']],
    [
      'more than that as former price',
      { originalPrice: 2e9 },
      ['original_price', 'must not be above 1000000000.00 USD'],
    ],
    [
      'more than that in a currency of its own',
      { customPrices: { JPY: 100_000_000_001 } },
      ['prices.JPY', 'must not be above 100000000000 JPY'],
    ],
    ['dinars that a gateway can charge', { customPrices: { KWD: '4.990' } }, []],
    [
      'dinars that a gateway cannot charge',
      { customPrices: { KWD: '4.995' } },
      ['prices.KWD', 'must be a multiple of 0.010 KWD; the nearest is 5.000'],
    ],
  ])('may cost %s', (_what, wanted, [field, message]) => {
    const checked = checkPackage(draft(wanted), shop);
    expect(checked.ok ? [] : checked.error).toEqual(field ? [{ field, message }] : []);
  });

  it('becomes a credit package, blank features left out', () => {
    expect(checkPackage(draft({ features: [' One ', '', '  '], color: '#ABCDEF' }), shop)).toEqual({
      ok: true,
      value: {
        id: 'credits-fifty',
        type: 'credits',
        name: 'Fifty',
        description: '',
        price: money(4990, 'USD'),
        originalPrice: null,
        customPrices: new Map(),
        validityDays: null,
        features: ['One'],
        popular: false,
        active: true,
        color: '#abcdef',
        position: 0,
        tier: null,
        credits: 50,
      },
    });
  });

  it('becomes a plan, whose tier may be called professional', () => {
    const result = checkPackage(draft({ type: 'package', tier: 'professional' }), shop);
    expect(result).toMatchObject({ ok: true, value: { type: 'package', tier: 'pro', credits: null } });
  });

  it('takes custom prices with the decimals of their currency', () => {
    const customPrices = { JPY: 6500, KWD: '15.120', EUR: ' ', ZZZ: null };
    const result = checkPackage(draft({ customPrices }), shop);
    expect(result.ok && [...result.value.customPrices.values()]).toEqual([
      money(6500, 'JPY'),
      money(15_120, 'KWD'),
    ]);
  });

  it.each<[string, Partial<PackageDraft>]>([
    ['id', { id: '' }],
    ['id', { id: 'Not A Slug' }],
    ['name', { name: '  ' }],
    ['price', { price: '' }],
    ['price', { price: '-1' }],
    ['price', { price: '1.999' }],
    ['original_price', { originalPrice: 'was more' }],
    ['prices.JPY', { customPrices: { JPY: '0.5' } }],
    ['prices.USD', { customPrices: { USD: 59 } }],
    ['prices.ZZZ', { customPrices: { ZZZ: 59 } }],
    ['validity_days', { validityDays: 0 }],
    ['validity_days', { validityDays: 1.5 }],
    ['color', { color: 'red' }],
    ['credits', { credits: undefined }],
    ['tier', { type: 'package' }],
    ['tier', { type: 'package', tier: 'none' }],
  ])('names %s when it is wrong: %j', (field, wanted) => {
    const result = checkPackage(draft(wanted), shop);
    expect(result).toEqual({ ok: false, error: [{ field, message: expect.any(String) }] });
  });

  it('names everything that is wrong at once', () => {
    const result = checkPackage(draft({ id: '', name: '', price: 'x', credits: 'x' }), shop);
    expect(result.ok ? [] : result.error.map(({ field }) => field)).toEqual([
      'id',
      'name',
      'price',
      'credits',
    ]);
  });
});
