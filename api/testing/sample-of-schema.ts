import type { Json, JsonObject } from '../adapters/http/contract/load-contract.ts';

const uuid = '00000000-0000-4000-8000-000000000000';
const formats: Readonly<Record<string, string>> = {
  uuid,
  email: 'somebody@example.com',
  date: '2026-03-02',
  'date-time': '2026-03-02T09:00:00.000Z',
  uri: 'https://example.com/',
};

/** The smallest value that a schema allows, an example of its own before anything made up. */
export function sampleOf(document: JsonObject, given: JsonObject): Json {
  const schema = resolved(document, given);
  const examples = schema.examples as Json[] | undefined;
  const own = schema.const ?? schema.example ?? examples?.[0] ?? schema.default;
  if (own !== undefined) return own;
  const choice = (schema.enum as Json[] | undefined)?.[0];
  if (choice !== undefined) return choice;
  const variants = (schema.oneOf ?? schema.anyOf ?? schema.allOf) as JsonObject[] | undefined;
  if (variants?.[0] && schema.properties === undefined) return sampleOf(document, variants[0]);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return objectOf(document, schema);
    case 'array':
      return schema.minItems ? [sampleOf(document, schema.items as JsonObject)] : [];
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema);
    default:
      return null;
  }
}

function objectOf(document: JsonObject, schema: JsonObject): JsonObject {
  const properties = (schema.properties ?? {}) as Record<string, JsonObject>;
  const required = (schema.required ?? []) as string[];
  const wanted =
    required.length > 0 || !schema.minProperties ? required : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(wanted.map((name) => [name, sampleOf(document, properties[name] ?? {})]));
}

function textOf(schema: JsonObject): string {
  const known = formats[String(schema.format)];
  if (known) return known;
  const text = 'sample text ';
  return text
    .repeat(Math.ceil(Number(schema.minLength ?? 1) / text.length))
    .slice(0, Math.max(Number(schema.minLength ?? 6), 6))
    .trim();
}

/** What a reference points to, else the schema itself. */
export function resolved(document: JsonObject, schema: JsonObject): JsonObject {
  if (typeof schema.$ref !== 'string') return schema;
  const steps = schema.$ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolved(
    document,
    steps.reduce<Json>((at, step) => (at as JsonObject)[step] ?? null, document) as JsonObject,
  );
}
