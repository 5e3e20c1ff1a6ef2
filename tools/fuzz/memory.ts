import type { Json } from '../../api/adapters/http/contract/load-contract.ts';
import type { Random } from './random.ts';

type Value = string | number;
/** Values that belong together, as they came in one answer, by the names under which requests ask for them. */
export type Facts = Readonly<Record<string, Value>>;

/** Values of one name beyond this many push the oldest out. */
const most = 40;
/** The same for facts. */
const mostFacts = 400;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What answers contained. */
export class Memory {
  private readonly values = new Map<string, Value[]>();
  private readonly facts: Facts[] = [];

  /** Remembers an answer, together with what the path of its request named. */
  learn(path: Facts, answer: Json): void {
    for (const part of partsOf(answer)) {
      const facts = { ...path, ...factsOf(part) };
      this.facts.push(facts);
      if (this.facts.length > mostFacts) this.facts.shift();
      for (const [name, value] of Object.entries(facts)) this.keep(name, value);
    }
  }

  /** A value that an answer gave under this name; undefined when none has yet. */
  recall(name: string, random: Random): Value | undefined {
    const known = this.values.get(name);
    return known && random.pick(known);
  }

  /** The value that an answer gave last under this name. */
  latest(name: string): Value | undefined {
    return this.values.get(name)?.at(-1);
  }

  /** What one answer contained about all of these; nothing when none did. */
  recallTogether(names: readonly string[], random: Random): Facts {
    const fitting = this.facts.filter((facts) => names.every((name) => facts[name] !== undefined));
    return fitting.length > 0 ? random.pick(fitting) : {};
  }

  private keep(name: string, value: Value): void {
    const known = this.values.get(name) ?? [];
    if (known.includes(value)) return;
    known.push(value);
    if (known.length > most) known.shift();
    this.values.set(name, known);
    if (name !== 'any id' && uuid.test(String(value))) this.keep('any id', value);
  }
}

/** The items of the lists in an answer, else the answer itself. */
function partsOf(answer: Json): JsonPart[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return [];
  const lists = Object.entries(answer).filter(([, value]) => Array.isArray(value)) as [string, Json[]][];
  const items = lists.flatMap(([name, list]) => list.slice(0, 6).map((item) => ({ [singular(name)]: item })));
  return [answer, ...items];
}

type JsonPart = Record<string, Json>;

function factsOf(value: JsonPart, parent = ''): Record<string, Value> {
  const facts: Record<string, Value> = {};
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'number' || (typeof inner === 'string' && inner !== '')) {
      facts[name] = inner;
      if (name === 'id' && parent !== '') facts[`${parent}_id`] = inner;
      if (/_url$|^url$/.test(name)) Object.assign(facts, factsOfAddress(String(inner)));
    } else if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) {
      Object.assign(facts, factsOf(inner, singular(name)));
    }
  }
  return facts;
}

/** `/api/files/<id>?signature=x` tells of a `file_id` and a `signature`, `/checkout/challenge/<reference>` of a `reference`. */
function factsOfAddress(address: string): Record<string, Value> {
  if (!URL.canParse(address, 'http://here')) return {};
  const url = new URL(address, 'http://here');
  const steps = url.pathname.split('/');
  const last = steps.at(-1) ?? '';
  const collection = singular(steps.at(-2) ?? '');
  const named: Record<string, Value> = Object.fromEntries(url.searchParams);
  if (uuid.test(last)) named[`${collection}_id`] = last;
  if (collection === 'challenge') named.reference = last;
  return named;
}

/** `orders` holds what `order_id` names; `analyses` what `analysis_id` does. */
function singular(name: string): string {
  if (name.endsWith('analyses')) return name.replace(/es$/, 'is');
  if (name.endsWith('ies')) return name.replace(/ies$/, 'y');
  return name.replace(/s$/, '');
}
