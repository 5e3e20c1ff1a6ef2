import { NO_JSON, parseJsonReply } from './parse-json-reply.ts';

const object = { summary: 'A "brace" } within', nested: { a: [1] } };
const text = JSON.stringify(object);

describe('[V-178] the JSON of a reply', () => {
  it.each([
    ['alone', text],
    ['in a fenced block', '```json\n' + text + '\n```'],
    ['in a fence without a name, between prose', 'Here:\n```\n' + text + '\n```\nDone.'],
    ['in prose', `Sure! ${text} I hope {that} helps.`],
    ['behind a brace that never closes well', `{not json} then ${text}`],
    ['indented', `\n  ${JSON.stringify(object, null, 2)}\n`],
  ])('is found %s', (_, reply) => {
    expect(parseJsonReply(reply)).toEqual({ ok: true, value: object });
  });

  it.each(['', 'No object here.', '{"open": "', '[1, 2]', '"text"', '{broken: }'])(
    'is not found in %j',
    (reply) => {
      expect(parseJsonReply(reply)).toEqual({ ok: false, error: NO_JSON });
    },
  );

  it('is missed with the words of the catalogue', () => {
    expect(NO_JSON).toBe('Failed to parse JSON response from model');
  });
});
