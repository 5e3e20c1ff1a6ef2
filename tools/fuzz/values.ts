import type { Json, JsonObject } from '../../api/adapters/http/contract/load-contract.ts';
import { resolved, sampleOf } from '../../api/testing/sample-of-schema.ts';
import { numbers } from './hostile.ts';
import type { Facts, Memory } from './memory.ts';
import type { Random } from './random.ts';

/** What values are made of. */
export interface Sources {
  document: JsonObject;
  random: Random;
  memory: Memory;
  /** Of one thing: what the parts of a request are about. */
  facts: Facts;
}

/** How often a value that an answer gave is used again, where one of that name is known. */
const REMEMBERED = 0.75;
/** How often a field that may be left out is not. */
const OPTIONAL = 0.45;

/** A value that the schema allows, often at one of its borders. `name`: of the field or parameter. */
export function valueOf(sources: Sources, given: JsonObject, name = '', depth = 0): Json {
  const { document, random } = sources;
  const schema = resolved(document, given);
  const variants = (schema.oneOf ?? schema.anyOf) as JsonObject[] | undefined;
  if (variants && schema.properties === undefined)
    return valueOf(sources, random.pick(variants), name, depth);
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return random.pick(schema.enum);
  const type = random.pick(Array.isArray(schema.type) ? schema.type : [schema.type ?? null]);
  if (type === 'object' || schema.properties !== undefined) return objectOf(sources, schema, depth);
  if (type === 'array') return arrayOf(sources, schema, name, depth);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  if (random.chance(REMEMBERED)) {
    const known = sources.facts[name] ?? sources.memory.recall(name, random);
    if (known !== undefined && fits(schema, known)) return known;
  }
  if (type === 'integer' || type === 'number') return numberOf(random, schema, type === 'integer');
  if (type === 'string') return textOf(sources, schema);
  return sampleOf(document, schema);
}

function fits(schema: JsonObject, value: unknown): boolean {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return types.some((type) => typeof value === (type === 'integer' ? 'number' : type));
}

function objectOf(sources: Sources, schema: JsonObject, depth: number): JsonObject {
  const { document, random } = sources;
  const variants = (schema.oneOf ?? schema.anyOf ?? []) as JsonObject[];
  const variant = variants.length > 0 ? resolved(document, random.pick(variants)) : {};
  const properties = {
    ...(schema.properties as JsonObject | undefined),
    ...(variant.properties as JsonObject),
  };
  const required = [...((schema.required ?? []) as string[]), ...((variant.required ?? []) as string[])];
  const wanted = Object.keys(properties).filter(
    (name) => required.includes(name) || (depth < 5 && random.chance(OPTIONAL)),
  );
  return Object.fromEntries(
    wanted.map((name) => [name, valueOf(sources, properties[name] as JsonObject, name, depth + 1)]),
  );
}

function arrayOf(sources: Sources, schema: JsonObject, name: string, depth: number): Json[] {
  const { random } = sources;
  const least = Number(schema.minItems ?? 0);
  const most = Math.min(Number(schema.maxItems ?? 3), 60);
  const length = random.chance(0.1) ? most : Math.min(most, least + random.below(3));
  const items = (schema.items ?? {}) as JsonObject;
  return Array.from({ length }, () => valueOf(sources, items, name.replace(/s$/, ''), depth + 1));
}

/** At a border, an example, or anything between; a number of the hostile ones where there is no border. */
function numberOf(random: Random, schema: JsonObject, whole: boolean): number {
  const bound = (inclusive: string, exclusive: string, step: number): number | undefined => {
    const open = schema[exclusive];
    return typeof open === 'number' ? open + step : (schema[inclusive] as number | undefined);
  };
  const tiny = whole ? 1 : 1e-6;
  const least = bound('minimum', 'exclusiveMinimum', tiny);
  const most = bound('maximum', 'exclusiveMaximum', -tiny);
  const examples = ((schema.examples ?? []) as Json[]).filter((value) => typeof value === 'number');
  const between = (least ?? 0) + random.next() * Math.min((most ?? 1000) - (least ?? 0), 1000);
  const step = Number(schema.multipleOf ?? (whole ? 1 : 0.01));
  const offered = [
    ...examples,
    ...(least === undefined ? [] : [least, least + step]),
    ...(most === undefined ? [random.pick(numbers)] : [most, most - step]),
    Number((Math.round(between / step) * step).toFixed(8)),
  ];
  const chosen = random.pick(offered);
  return whole ? Math.trunc(chosen) : chosen;
}

const someDates = [
  '2026-03-02',
  '2026-02-28',
  '2024-02-29',
  '2000-01-01',
  '1970-01-01',
  '0001-01-01',
  '9999-12-31',
];
let made = 0;

function textOf({ random, memory, document }: Sources, schema: JsonObject): string {
  switch (schema.format) {
    case 'uuid':
      return String(memory.recall('any id', random) ?? '00000000-0000-4000-8000-000000000000');
    case 'email':
      return random.chance(0.5) ? `fuzz${++made}@example.com` : ` Fuzz${random.below(20)}@EXAMPLE.com`;
    case 'date':
      return random.pick(someDates);
    case 'date-time':
      return `${random.pick(someDates)}T${random.pick(['00:00:00Z', '23:59:59.999Z', '12:00:00+14:00'])}`;
    default:
      break;
  }
  const examples = ((schema.examples ?? []) as Json[]).filter((value) => typeof value === 'string');
  if (schema.format !== undefined || schema.pattern !== undefined || random.chance(0.4))
    return String(examples.length > 0 ? random.pick(examples) : sampleOf(document, schema));
  const least = Number(schema.minLength ?? 0);
  const most = Math.min(Number(schema.maxLength ?? 200), 20_000);
  const unit = random.pick(['a', 'é', '💹', ' b', '%_\\']);
  const length = random.pick([least, least + 1, most, Math.ceil((least + most) / 2)]);
  return [...unit.repeat(length)].slice(0, length).join('');
}
