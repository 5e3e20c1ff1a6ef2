import { replyCheck } from './reply-check.ts';

it('tells what about a reply does not follow the schema', () => {
  const check = replyCheck({ type: 'object', required: ['summary'] }, 'form');
  expect(check({ summary: 'Up.' })).toEqual({ ok: true, value: { summary: 'Up.' } });
  expect(check({})).toEqual({
    ok: false,
    error: "The model's reply does not follow the form: reply must have required property 'summary'",
  });
});

it('compiles its schema with the first reply, not when its module is loaded', () => {
  const check = replyCheck({ type: 'no such type' }, 'form');
  expect(() => check({})).toThrow('schema is invalid');
});
