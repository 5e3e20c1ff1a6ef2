import { parseOhlc } from './ohlc-text.ts';

describe('parseOhlc', () => {
  it.each([
    ['O2,7571 H2,7581 L2,7391  C2,7446 -0,0135 (-0,49%)', [2.7571, 2.7581, 2.7391, 2.7446]],
    ['O4 397,410 H4 399,110 L4 388,450 C4 392,600 -4,962 (-0,11%)', [4397.41, 4399.11, 4388.45, 4392.6]],
    ['O12 213 H12 249 L 12 191 C12 217', [12213, 12249, 12191, 12217]],
    ['O12 213  H12 249  L12 191  C12 217  +4 (+0,03%)', [12213, 12249, 12191, 12217]],
    ['O2,936.00 H2,957.00 L2,905.50 C2,912.40 -20.10 (-0.69%)', [2936, 2957, 2905.5, 2912.4]],
    ['D: 8/22/18 O: 2860.99 H: 2867.54 L: 2856.05 C: 2861.82 R: 11.49', [2860.99, 2867.54, 2856.05, 2861.82]],
    ['EURUSD,H1  1.0832 1.0841 1.0820 1.0833', [1.0832, 1.0841, 1.082, 1.0833]],
    ['Open 97000 High 97100 Low 96500 Close 96900', [97000, 97100, 96500, 96900]],
    ['01.0832 H1.0841 L1.0820 C1.0833', [1.0832, 1.0841, 1.082, 1.0833]],
    ['a8B183.77 366 184.00 26B150.40 6B151.53 -25.13 (-14.23%)', [183.77, 184, 150.4, 151.53]],
  ])('[W-502] reads “%s”', (text, values) => {
    const ohlc = parseOhlc(text)!;
    expect([ohlc.open, ohlc.high, ohlc.low, ohlc.close].map((n) => n?.value)).toEqual(values);
    expect(ohlc.ambiguous).toBe(false);
  });

  it('takes the whole numbers whose thousands a blank parts also where their decimals have a comma', () => {
    const found = parseOhlc('O1 428,53 H1 431,13 L1 405,12 C1 415,61  12,92 (-0,90%)')!;
    expect([found.open, found.high, found.low, found.close].map((n) => n!.value)).toEqual([
      1428.53, 1431.13, 1405.12, 1415.61,
    ]);
  });

  it('[W-567] does not tell the mark of decimals by a change that may be misread', () => {
    expect(parseOhlc('O11.546 H11.581 L11.530 C11.552 +0.00')!.ambiguous).toBe(true);
    expect(parseOhlc('O11.546 H11.581 L11.530 C11.552 +0.006 (+0.05%)')!.ambiguous).toBe(false);
  });

  it('leaves out the part that is not printed', () => {
    const ohlc = parseOhlc('2021-04-30 13:59:59 H: 4181.75 L: 4179.25 O: 4181.50')!;
    expect(ohlc).toMatchObject({
      open: { value: 4181.5 },
      high: { value: 4181.75 },
      low: { value: 4179.25 },
      close: null,
    });
  });

  it('says whether the printed change proves the close', () => {
    expect(parseOhlc('O183.77 H184.00 L150.40 C151.53 -25.13 (-14.23%)')).toMatchObject({
      checked: true,
      change: -25.13,
    });
    expect(parseOhlc('O183.77 H184.00 L150.40 C157.53 -25.13 (-14.23%)')).toMatchObject({ checked: false });
  });

  it('says where a comma may part thousands or decimals', () => {
    expect(parseOhlc('O1,234 H1,250 L1,200 C1,240')).toMatchObject({
      ambiguous: true,
      close: { value: 1240 },
    });
  });

  it.each([
    '24h High 2.34 Low 1.2 Vol 33',
    'SMA 9 20 50 100',
    'O1.10 H1.05 L1.20 C1.08',
    '1.0832 1.0820 1.0841 1.0833',
    'Time 12:30:45 2024',
  ])('finds none in “%s”', (text) => {
    expect(parseOhlc(text)).toBeNull();
  });
});
