/** The examples of the contract: each is of its schema, by the checks that the api itself makes. */
import { loadContract } from '../../api/adapters/http/contract/load-contract.ts';
import { validatorsOf } from '../../api/adapters/http/contract/validators.ts';
import {
  isObject,
  membersOf,
  operationsOf,
  resolved,
  type Json,
  type JsonObject,
} from './contract-document.ts';
import { addExamples, exampleOf } from './examples.ts';

const contract = loadContract();
const document = contract.document as JsonObject;
const checks = validatorsOf(contract);

/** What the body's content gives as an example. */
function examplesOf(content: Json | undefined): Json[] {
  if (!isObject(content)) return [];
  if (content.example !== undefined) return [content.example];
  return membersOf(content.examples).map(
    ([, example]) => resolved(document, example, [])?.value.value ?? null,
  );
}

const bodies = operationsOf(document).flatMap(({ operation }) => {
  const check = checks.get(operation.operationId as Parameters<typeof checks.get>[0]);
  const requests = membersOf((operation.requestBody as JsonObject | undefined)?.content)
    // A file is sent as bytes; the text in its place stands for them.
    .filter(([type]) => type.endsWith('json'))
    .map(([type, content]) => ({ name: `${operation.operationId} asks`, content, check: check?.body[type] }));
  const answers = membersOf(operation.responses).flatMap(([status, response]) =>
    membersOf(resolved(document, response, [])?.value.content)
      .filter(([type]) => type.endsWith('json'))
      .map(([type, content]) => ({
        name: `${operation.operationId} answers ${status}`,
        content,
        check: check?.response(Number(status), type),
      })),
  );
  return [...requests, ...answers];
});

const wrongOnes = () =>
  bodies.flatMap(({ name, content, check }) =>
    examplesOf(content).flatMap((example) => {
      const errors = check ? check(structuredClone(example)) : [{ field: '', message: 'has no check' }];
      return errors ? [{ name, errors }] : [];
    }),
  );

it('every request body and every answer in JSON has an example', () => {
  expect(bodies.filter(({ content }) => examplesOf(content).length === 0).map(({ name }) => name)).toEqual(
    [],
  );
  expect(bodies.length).toBeGreaterThan(200);
});

it('the api would take and give every example', () => {
  expect(wrongOnes()).toEqual([]);
});

describe('an example put together from its fields', () => {
  const step = { name: '', owner: '', way: '' };

  it('takes what the fields give, and leaves out what is sometimes absent', () => {
    const schema = {
      type: 'object',
      properties: {
        name: { type: 'string', examples: ['Mia'] },
        state: { type: 'string', enum: ['open', 'done'] },
        note: { type: ['string', 'null'] },
        advice: { type: 'string', 'x-sometimes-absent': 'Unless it failed.' },
        lines: { type: 'array', items: { type: 'integer', examples: [3] } },
      },
    };
    expect(exampleOf({}, schema, step)).toEqual({ name: 'Mia', state: 'open', note: null, lines: [3] });
  });

  it('names the field that has none', () => {
    const lines = { type: 'array', items: { type: 'object', properties: { price: { type: 'number' } } } };
    expect(() => exampleOf({}, { type: 'object', properties: { lines } }, step)).toThrow('lines[].price');
  });

  it('gives one thing the same id everywhere', () => {
    const id = { type: 'string', format: 'uuid' };
    const brand = { type: 'object', properties: { id } };
    const whole = { components: { schemas: { Brand: brand } } };
    const nested = {
      type: 'object',
      properties: { brand_id: id, brand: { $ref: '#/components/schemas/Brand' } },
    };
    const example = exampleOf(whole, nested, step) as { brand_id: string; brand: { id: string } };
    expect(example.brand.id).toBe(example.brand_id);
  });

  it('leaves an example alone that is written in the contract', () => {
    const content: JsonObject = { schema: { type: 'boolean' }, example: true };
    const responses = { 200: { content: { 'application/json': content } } };
    addExamples({ paths: { '/': { get: { responses } } } });
    expect(content.example).toBe(true);
  });
});
