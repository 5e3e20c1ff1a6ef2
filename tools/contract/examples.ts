/**
 * Examples of bodies, put together from the examples of their fields. A schema's own example comes first; a field whose type
 * says what it holds (an id, a moment, one of a list) needs none. What the contract says is sometimes absent is left out.
 */
import { createHash } from 'node:crypto';
import {
  isObject,
  listOf,
  membersOf,
  operationsOf,
  requestsOf,
  resolved,
  responsesOf,
  type Json,
  type JsonObject,
} from './contract-document.ts';

/** Which field has no example, where its type does not suggest one. */
export class ExampleMissing extends Error {}

/** Where the assembly stands: the field's name, the schema that it belongs to, and the way to it from the body. */
interface Step {
  name: string;
  owner: string;
  way: string;
}

const byFormat: Record<string, string> = {
  'date-time': '2026-03-14T09:26:53.000Z',
  date: '2026-03-14',
  email: 'mia.keller@example.com',
  binary: '(the file)',
};

/** The same name always gives the same id, so that the ids of one thing agree between the examples. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const snakeCase = (name: string): string => name.replace(/(?<=[a-z0-9])[A-Z]/g, '_$&').toLowerCase();

function plainExample(schema: JsonObject, { name, owner, way }: Step): Json {
  if (listOf(schema.type).includes('null') || schema.type === 'null') return null;
  if (schema.type === 'boolean') return false;
  if (schema.format === 'uuid') return idOf(name === 'id' ? `${snakeCase(owner)}_id` : name);
  const known = byFormat[String(schema.format)];
  if (known === undefined) throw new ExampleMissing(way);
  return known;
}

/**
 * An example of what the schema describes.
 * @throws ExampleMissing when a field needs an example and has none
 */
export function exampleOf(document: JsonObject, schema: Json | undefined, step: Step): Json {
  if (!isObject(schema)) throw new ExampleMissing(step.way);
  const own = listOf(schema.examples);
  if (own[0] !== undefined) return own[0];
  const target = typeof schema.$ref === 'string' ? resolved(document, schema, []) : null;
  if (target) return exampleOf(document, target.value, { ...step, owner: String(target.at.at(-1)) });
  const fixed = schema.const ?? listOf(schema.enum)[0] ?? schema.default;
  if (fixed !== undefined) return fixed;
  const variants = [...listOf(schema.oneOf), ...listOf(schema.anyOf)];
  const variant = variants.find((each) => isObject(each) && each.type !== 'null');
  if (variant !== undefined) return exampleOf(document, variant, step);
  if (schema.type === 'array') return [exampleOf(document, schema.items, { ...step, way: `${step.way}[]` })];
  if (!isObject(schema.properties)) return plainExample(schema, step);
  const always = membersOf(schema.properties).filter(
    ([, field]) => !isObject(field) || field['x-sometimes-absent'] === undefined,
  );
  return Object.fromEntries(
    always.map(([name, field]) => {
      const way = step.way === '' ? name : `${step.way}.${name}`;
      return [name, exampleOf(document, field, { name, owner: step.owner, way })];
    }),
  );
}

/** The bodies of requests and answers that an example belongs to: everything but answers in CSV, pictures and streams. */
export function bodiesOf(document: JsonObject): { content: JsonObject; at: (string | number)[] }[] {
  const found = new Map<JsonObject, { content: JsonObject; at: (string | number)[] }>();
  for (const placed of operationsOf(document))
    for (const [holder, path] of [...requestsOf(placed), ...responsesOf(placed)]) {
      const target = resolved(document, holder, path);
      for (const [type, content] of membersOf(target?.value.content))
        if (target && isObject(content) && (/json$/.test(type) || path.at(-1) === 'requestBody'))
          found.set(content, { content, at: [...target.at, 'content', type] });
    }
  return [...found.values()];
}

/** The example of a body. One that is used by several bodies is written once, below `components`. */
function assembled(document: JsonObject, schema: Json | undefined): JsonObject {
  const example = exampleOf(document, schema, { name: '', owner: '', way: '' });
  const reference = isObject(schema) && typeof schema.$ref === 'string' ? schema.$ref : null;
  if (reference === null) return { example };
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  const components = document.components as JsonObject;
  components.examples ??= {};
  (components.examples as JsonObject)[name] ??= { value: example };
  return { examples: { [name]: { $ref: `#/components/examples/${name}` } } };
}

/** Gives every body an example that has none of its own. One that cannot be put together is left to the rule on examples. */
export function addExamples(document: JsonObject): void {
  for (const { content } of bodiesOf(document)) {
    if (content.example !== undefined || content.examples !== undefined) continue;
    try {
      Object.assign(content, assembled(document, content.schema));
    } catch (error) {
      if (!(error instanceof ExampleMissing)) throw error;
    }
  }
}
