import type { ErrorObject } from 'ajv/dist/2020.js';

const TYPES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address',
  uuid: 'an id such as 5d1f7c0e-8a34-4b6f-9d27-c1e0a3b94f68',
  date: 'a day such as 2026-03-14',
  'date-time': 'a time such as 2026-03-14T09:27:11Z',
  uri: 'an address that begins with https://',
};

const entries = (count: unknown): string => `${String(count)} ${count === 1 ? 'entry' : 'entries'}`;
const characters = (count: unknown): string => `${String(count)} ${count === 1 ? 'character' : 'characters'}`;

/** An example of the contract says more about a form than the pattern that checks it. */
function formOf(schema: unknown): string {
  const [example] = (schema as { examples?: unknown[] } | undefined)?.examples ?? [];
  return typeof example === 'string' && example.length <= 60
    ? `must look like ${example}`
    : 'has the wrong form';
}

/** What is wrong with a field, for people: what would be right, and no word of schemas and patterns. */
export function fieldMessage({ keyword, params, parentSchema, message }: ErrorObject): string {
  const limit: unknown = params.limit;
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'type':
      return `must be ${[params.type as string | string[]]
        .flat()
        .map((type) => TYPES[type] ?? type)
        .join(' or ')}`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `has no field ${JSON.stringify(params.unevaluatedProperty ?? params.additionalProperty)}`;
    case 'enum':
      return `must be one of: ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'const':
      return `must be ${String(params.allowedValue)}`;
    case 'format':
      return `must be ${FORMATS[String(params.format)] ?? `a ${String(params.format)}`}`;
    case 'pattern':
      return formOf(parentSchema);
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${characters(limit)}`;
    case 'maxLength':
      return `must have at most ${characters(limit)}`;
    case 'minItems':
      return limit === 1 ? 'must not be empty' : `must have at least ${entries(limit)}`;
    case 'maxItems':
      return `must have at most ${entries(limit)}`;
    case 'minProperties':
      return 'must name at least one field';
    case 'minimum':
      return `must be at least ${String(limit)}`;
    case 'maximum':
      return `must be at most ${String(limit)}`;
    case 'exclusiveMinimum':
      return `must be more than ${String(limit)}`;
    case 'exclusiveMaximum':
      return `must be less than ${String(limit)}`;
    case 'multipleOf':
      return `must be a multiple of ${String(params.multipleOf)}`;
    case 'uniqueItems':
      return message ?? 'must not hold the same entry twice';
    default:
      return 'is not valid';
  }
}
