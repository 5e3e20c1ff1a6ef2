import { Ajv2020 } from 'ajv/dist/2020.js';
import { fieldMessage } from './field-message.ts';

function messagesOf(schema: object, value: unknown): string[] {
  const validate = new Ajv2020({ strict: false, allErrors: true, verbose: true }).compile(schema);
  validate(value);
  return (validate.errors ?? []).map(fieldMessage);
}

describe('[W-211] what is wrong with a field is said in words', () => {
  it.each([
    [{ type: 'integer' }, 'x', 'must be a whole number'],
    [{ type: ['string', 'null'] }, 1, 'must be text or empty'],
    [{ type: 'number', minimum: 1 }, 0, 'must be at least 1'],
    [{ exclusiveMinimum: 0 }, 0, 'must be more than 0'],
    [{ maximum: 100 }, 101, 'must be at most 100'],
    [{ pattern: '^WW-[0-9A-F]{10}$', examples: ['WW-3F0A91C27B'] }, 'x', 'must look like WW-3F0A91C27B'],
    [{ pattern: '^[a-z]+$' }, '1', 'has the wrong form'],
    [{ minItems: 1 }, [], 'must not be empty'],
    [{ maxItems: 2 }, [1, 2, 3], 'must have at most 2 entries'],
    [{ maxLength: 1 }, 'ab', 'must have at most 1 character'],
    [{ minProperties: 1 }, {}, 'must name at least one field'],
    [{ oneOf: [{ const: 1 }, { const: 1 }] }, 1, 'is not valid'],
  ])('%j', (schema, value, message) => {
    expect(messagesOf(schema, value)).toEqual([message]);
  });

  it('never speaks of patterns or in capitals', () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      not: {},
      properties: {},
      dependentRequired: { a: ['b'] },
    };
    for (const message of messagesOf(schema, { a: 1 }))
      expect(message).not.toMatch(/NOT|pattern|schema|propert/);
  });
});
