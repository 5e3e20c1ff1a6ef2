import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isPositiveNumber, parseRate, type PublishedRates } from '../../domain/currencies/published-rates.ts';
import type { Rate } from '../../domain/shared-with-web/money.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';

export type FeedFormat = 'ecb-xml' | 'json';
type Parsed = Result<PublishedRates, string>;

/** Text as a feed sent it → rates, or what is wrong with it as a clause for people. Nothing in the text is believed. */
export function parseFeed(text: string, format: FeedFormat): Parsed {
  return format === 'ecb-xml' ? parseEcbXml(text) : parseJson(text);
}

type XmlNode = { [name: string]: XmlNode[] | string };

// Document type declarations, and with them entities, are not wanted: no feed needs any.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseAttributeValue: false,
  parseTagValue: false,
  processEntities: false,
  removeNSPrefix: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/** The daily euro reference rates: `Envelope / Cube / Cube[@time] / Cube[@currency][@rate]`, base EUR, newest day first. */
function parseEcbXml(text: string): Parsed {
  if (/<!DOCTYPE/i.test(text) || XMLValidator.validate(text) !== true)
    return err('the feed sent no well-formed XML');
  const document = parser.parse(text) as XmlNode;
  const cubes = (node: XmlNode | undefined): XmlNode[] =>
    Array.isArray(node?.Cube) ? node.Cube.filter((cube) => typeof cube === 'object') : [];
  const envelope = Array.isArray(document.Envelope) ? document.Envelope[0] : undefined;
  const days = cubes(envelope).flatMap((cube) => cubes(cube));
  const day = days.filter((one) => typeof one['@time'] === 'string').sort(newestFirst)[0];
  if (!day) return err('the feed has no day of rates');
  const rates = cubes(day).map((cube): [unknown, unknown] => [cube['@currency'], cube['@rate']]);
  return published('EUR', day['@time'], rates);
}

const newestFirst = (a: XmlNode, b: XmlNode): number => (String(a['@time']) < String(b['@time']) ? 1 : -1);

/**
 * `{ base, date, rates: { CODE: number } }`, as public daily-rate services answer; also `base_code` with `conversion_rates`
 * and `time_last_update_unix`, and `timestamp` (both Unix seconds) in place of a date.
 */
function parseJson(text: string): Parsed {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return err('the feed sent no valid JSON');
  }
  if (typeof document !== 'object' || document === null) return err('the feed sent no JSON object');
  const answer = document as Record<string, unknown>;
  const rates = answer.rates ?? answer.conversion_rates;
  if (typeof rates !== 'object' || rates === null) return err('the feed has no rates');
  const base = answer.base ?? answer.base_code;
  const date = answer.date ?? dayOf(answer.time_last_update_unix ?? answer.timestamp);
  return published(base, date, Object.entries(rates));
}

/** A Unix time in seconds as a day. */
function dayOf(seconds: unknown): string | undefined {
  const isTime = typeof seconds === 'number' && seconds > 0 && seconds < 1e11;
  return isTime ? new Date(seconds * 1000).toISOString().slice(0, 10) : undefined;
}

function published(base: unknown, date: unknown, entries: [unknown, unknown][]): Parsed {
  if (typeof base !== 'string' || !/^[A-Z]{3}$/.test(base)) return err('the feed names no base currency');
  if (typeof date !== 'string' || !isDay(date)) return err('the feed names no day');
  if (entries.length === 0) return err('the feed has no rates');
  const rates = new Map<string, Rate>();
  const unusable: string[] = [];
  for (const [code, printed] of entries) {
    if (typeof code !== 'string' || !/^[A-Z]{3,4}$/.test(code))
      return err('the feed names a currency without a code');
    if (!isPositiveNumber(printed)) return err(`the feed's rate of ${code} is no number above zero`);
    if (rates.has(code) || unusable.includes(code)) return err(`the feed has two rates of ${code}`);
    const rate = parseRate(printed);
    if (rate === null) unusable.push(code);
    else rates.set(code, rate);
  }
  return ok({ base, date, rates, unusable });
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}
