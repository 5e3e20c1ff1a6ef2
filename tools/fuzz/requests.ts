import type { Json, JsonObject, Operation } from '../../api/adapters/http/contract/load-contract.ts';
import { charts } from '../../api/testing/chart-fixtures.ts';
import { goodBodies, goodHeaders } from './good-bodies.ts';
import { bodies, contentTypes, headers as hostileHeaders, texts, values } from './hostile.ts';
import type { Known } from './known.ts';
import type { Facts } from './memory.ts';
import type { Random } from './random.ts';
import type { Call } from './send.ts';
import { valueOf, type Sources } from './values.ts';

/** How often a part of a request is not what the contract asks for. */
const share = { path: 0.08, query: 0.12, header: 0.1, method: 0.03, type: 0.03, rawBody: 0.08, value: 0.35 };

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What requests are made from: what is known, and the contract. */
export interface Given extends Known {
  document: JsonObject;
  /** What the request is to be about; else something that an earlier answer contained. */
  facts?: Facts;
}

type Sought = Sources & Known;

/** A request to an operation: most often one that the contract allows, with values that earlier answers gave. */
export function requestFor(given: Given, operation: Operation, signIn: Record<string, string>): Call {
  const { random } = given;
  const facts = given.facts ?? given.memory.recallTogether(namesIn(operation.path), random);
  const sources = { ...given, facts };
  const method = random.chance(share.method) ? random.pick(methods) : operation.method.toUpperCase();
  const { body, type } = bodyFor(sources, operation);
  const [name, value] = random.pick(hostileHeaders);
  const headers: Record<string, string> = {
    ...headersFor(sources, operation),
    ...(body ? goodHeaders[operation.id]?.(sources, body) : {}),
    ...(type === null ? {} : { 'content-type': type }),
    ...(body ? { 'content-length': String(body.length) } : {}),
    ...(random.chance(0.15) ? { accept: random.pick(acceptedBy(operation)) } : {}),
    ...signIn,
    ...(random.chance(share.header) ? { [name]: value } : {}),
  };
  if (headers['transfer-encoding'] !== undefined) delete headers['content-length'];
  return { method, path: `/api${pathFor(sources, operation)}${queryFor(sources, operation)}`, headers, body };
}

/** How much of a text goes into a query: now and then more than a head may have. */
const LENGTHS = [...Array.from({ length: 12 }, () => 500), 8000, 20_000];

/** The parameters of a path. */
export const namesIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

const acceptedBy = ({ responseTypes }: Operation): string[] => [
  '*/*',
  ...Object.values(responseTypes).flatMap((types) => Object.keys(types)),
];

function pathFor(sources: Sources, { path, parameters }: Operation): string {
  const { random } = sources;
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    // Never empty: that would be another path.
    if (random.chance(share.path)) return encoded(random.pick(texts), random) || '-';
    const known = sources.facts[name] ?? sources.memory.recall(name, random);
    if (known !== undefined && random.chance(0.85)) return encodeURIComponent(String(known));
    const schema = parameters.find((each) => each.in === 'path' && each.name === name)?.schema ?? {};
    return encoded(String(valueOf(sources, schema, name)), random);
  });
}

/** As a client should write it, or raw as far as a request line can hold it. */
function encoded(text: string, random: Random): string {
  if (random.chance(0.3)) return text.replaceAll(/[^\x21-\x7e]|[?#]/g, '');
  return encodeURIComponent(text.toWellFormed());
}

function queryFor(sources: Sources, { parameters }: Operation): string {
  const { random } = sources;
  const pairs: [string, string][] = [];
  for (const { name, schema, required, in: location } of parameters) {
    const known = sources.facts[name];
    if (location !== 'query' || !(required || random.chance(known === undefined ? 0.4 : 0.9))) continue;
    const value = random.chance(share.query) ? random.pick(texts) : (known ?? valueOf(sources, schema, name));
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    pairs.push([name, text.slice(0, random.pick(LENGTHS))]);
    if (random.chance(0.03))
      pairs.push([random.pick([name, `${name}[]`, `${name}[a]`, '__proto__']), text.slice(0, 100)]);
  }
  const written = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value, random)}`);
  return written.length > 0 ? `?${written.join('&')}` : '';
}

function headersFor(sources: Sources, { parameters }: Operation): Record<string, string> {
  const { random } = sources;
  const asked = parameters.filter(
    ({ in: location, required }) => location === 'header' && random.chance(required ? 0.97 : 0.4),
  );
  const text = (schema: JsonObject, name: string): string =>
    String(valueOf(sources, schema, name))
      .replaceAll(/[^\x20-\x7e]/g, '')
      .slice(0, random.pick(LENGTHS));
  return Object.fromEntries(asked.map(({ name, schema }) => [name.toLowerCase(), text(schema, name)]));
}

function bodyFor(sources: Sought, operation: Operation): { body: Buffer | null; type: string | null } {
  const { random } = sources;
  const types = Object.keys(operation.requestTypes);
  if (types.length === 0)
    return random.chance(0.02)
      ? { body: random.pick(bodies), type: 'application/json' }
      : { body: null, type: null };
  const type = random.chance(share.type) ? random.pick(contentTypes) : (types[0] ?? null);
  if (types[0] === 'multipart/form-data') return uploadFor(random, type);
  if (random.chance(share.rawBody)) return { body: random.pick(bodies), type };
  return { body: Buffer.from(JSON.stringify(jsonFor(sources, operation))), type };
}

function jsonFor(sources: Sought, operation: Operation): Json {
  const { random } = sources;
  const good = goodBodies[operation.id];
  const schema = { $ref: operation.requestTypes['application/json'] ?? '' };
  const body = good && random.chance(0.7) ? good(sources) : valueOf(sources, schema);
  if (random.chance(share.value)) spoil(body, random);
  return body;
}

/** Puts something hostile in place of one value. */
function spoil(body: Json, random: Random): void {
  if (typeof body !== 'object' || body === null) return;
  const target = body as Record<string, Json>;
  const keys = Object.keys(target);
  if (keys.length === 0 || random.chance(0.05)) {
    target[random.pick(texts)] = random.pick(values);
    return;
  }
  const key = random.pick(keys);
  const inner = target[key];
  if (typeof inner === 'object' && inner !== null && random.chance(0.7)) spoil(inner, random);
  else if (random.chance(0.15)) delete target[key];
  else target[key] = random.pick(values);
}

const pictures = [charts.hourly, charts.daily, charts.table, charts.texture];
const fileNames = ['chart.png', '', '../../x.png', 'a"b.png', '💹.png', 'x'.repeat(500), 'a\0b.png'];

function uploadFor(random: Random, type: string | null): { body: Buffer; type: string | null } {
  const boundary = 'fuzz-boundary';
  const picture = random.pick(pictures);
  const cut = random.chance(0.3) ? picture.subarray(0, random.below(picture.length)) : picture;
  const field = random.chance(0.9) ? 'file' : random.pick(['files', '', '__proto__']);
  const head = `Content-Disposition: form-data; name="${field}"; filename="${random.pick(fileNames)}"`;
  const part = Buffer.concat([
    Buffer.from(`--${boundary}\r\n${head}\r\nContent-Type: image/png\r\n\r\n`),
    cut,
  ]);
  const end = Buffer.from(random.chance(0.9) ? `\r\n--${boundary}--\r\n` : '\r\n');
  const parts = random.chance(0.9) ? [part, end] : [part, Buffer.from('\r\n'), part, end];
  const said = type === 'multipart/form-data' ? `${type}; boundary=${boundary}` : type;
  return { body: Buffer.concat(parts), type: said };
}
