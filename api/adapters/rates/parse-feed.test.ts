import { parseFeed, type FeedFormat } from './parse-feed.ts';
import { ecbXml } from './testing/feed-server.ts';

const read = (text: string, format: FeedFormat) => {
  const result = parseFeed(text, format);
  return result.ok ? { ...result.value, rates: Object.fromEntries(result.value.rates) } : result.error;
};

describe('the XML of euro reference rates', () => {
  it('is read', () => {
    expect(read(ecbXml({ USD: '1.0389', JPY: '163.06' }), 'ecb-xml')).toEqual({
      base: 'EUR',
      date: '2026-03-02',
      rates: { USD: '1.0389', JPY: '163.06' },
      unusable: [],
    });
  });

  it('is read with one single rate', () => {
    expect(read(ecbXml({ USD: '1.0389' }), 'ecb-xml')).toMatchObject({ rates: { USD: '1.0389' } });
  });

  it('gives the newest day of several', () => {
    const day = (date: string, rate: string) =>
      `<Cube time="${date}"><Cube currency="USD" rate="${rate}"/></Cube>`;
    const history = `<Envelope><Cube>${day('2026-02-27', '1.1')}${day('2026-03-02', '1.2')}${day('2026-02-26', '1.3')}</Cube></Envelope>`;
    expect(read(history, 'ecb-xml')).toEqual({
      base: 'EUR',
      date: '2026-03-02',
      rates: { USD: '1.2' },
      unusable: [],
    });
  });

  it.each([
    ['', 'no well-formed XML'],
    ['<html><body>Maintenance<br></body></html>', 'no well-formed XML'],
    ['{"base":"EUR"}', 'no well-formed XML'],
    ['<!DOCTYPE a [<!ENTITY x "y">]><Envelope/>', 'no well-formed XML'],
    ['<Envelope/>', 'no day of rates'],
    ['<Envelope>text</Envelope>', 'no day of rates'],
    ['<html><Cube time="2026-03-02"/></html>', 'no day of rates'],
    [ecbXml({ USD: '1.1' }, 'yesterday'), 'names no day'],
    [ecbXml({ USD: '1.1' }, '2026-02-31x'), 'names no day'],
    [ecbXml({}), 'has no rates'],
    [ecbXml({ USD: 'N/A' }), 'rate of USD is no number above zero'],
    [ecbXml({ USD: '0' }), 'rate of USD is no number above zero'],
    [ecbXml({ '': '1' }), 'currency without a code'],
    [ecbXml({ USD: '1.1' }).replace(/<Cube currency.*?\/>/, '$&$&'), 'two rates of USD'],
    [ecbXml({ USD: '1.1' }).replace("rate='1.1'", ''), 'rate of USD is no number above zero'],
  ])('is refused when it is %j', (text, reason) => {
    expect(read(text, 'ecb-xml')).toContain(reason);
  });
});

describe('JSON of daily rates', () => {
  const wanted = { base: 'USD', date: '2026-03-02', rates: { EUR: '0.92', JPY: '151.3' }, unusable: [] };

  it.each<[string, object]>([
    ['a date', { base: 'USD', date: '2026-03-02', rates: { EUR: 0.92, JPY: 151.3 } }],
    ['an amount beside', { amount: 1, base: 'USD', date: '2026-03-02', rates: { EUR: 0.92, JPY: '151.30' } }],
    ['a timestamp', { base: 'USD', timestamp: 1_772_445_600, rates: { EUR: 0.92, JPY: 151.3 } }],
    [
      'other names',
      {
        result: 'success',
        base_code: 'USD',
        time_last_update_unix: 1_772_445_600,
        conversion_rates: { EUR: 0.92, JPY: 151.3 },
      },
    ],
  ])('is read with %s', (_what, feed) => {
    expect(read(JSON.stringify(feed), 'json')).toEqual(wanted);
  });

  it.each([
    ['eleven digits', '12345678901'],
    ['a number that JSON prints with an exponent', 1e30],
    ['more digits than are looked at', `1${'0'.repeat(40)}`],
    ['too little for ten decimals', 1e-11],
  ])('is read without a rate that cannot be held, which it names: %s', (_what, rate) => {
    const feed = { base: 'USD', date: '2026-03-02', rates: { EUR: 0.92, VES: rate, JPY: 151.3 } };
    expect(read(JSON.stringify(feed), 'json')).toEqual({ ...wanted, unusable: ['VES'] });
  });

  it.each<[string, string]>([
    ['', 'no valid JSON'],
    ['<html>', 'no valid JSON'],
    ['null', 'no JSON object'],
    ['"USD"', 'no JSON object'],
    ['[]', 'has no rates'],
    [JSON.stringify({ ...wanted, rates: null }), 'has no rates'],
    [JSON.stringify({ ...wanted, rates: {} }), 'has no rates'],
    [JSON.stringify({ ...wanted, base: 5 }), 'names no base currency'],
    [JSON.stringify({ ...wanted, base: undefined }), 'names no base currency'],
    [JSON.stringify({ ...wanted, date: undefined }), 'names no day'],
    [JSON.stringify({ ...wanted, date: 20_260_302 }), 'names no day'],
    [JSON.stringify({ ...wanted, rates: { EUR: null } }), 'rate of EUR is no number above zero'],
    [JSON.stringify({ ...wanted, rates: { EUR: -1 } }), 'rate of EUR is no number above zero'],
    [JSON.stringify({ ...wanted, rates: { EUR: { value: 1 } } }), 'rate of EUR is no number above zero'],
    [JSON.stringify({ ...wanted, rates: { euro: 0.9 } }), 'currency without a code'],
    ['{"base":"USD","date":"2026-03-02","rates":{"__proto__":1}}', 'currency without a code'],
  ])('is refused when it is %j', (text, reason) => {
    expect(read(text, 'json')).toContain(reason);
  });
});
