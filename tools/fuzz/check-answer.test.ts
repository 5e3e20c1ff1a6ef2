import { loadContract } from '../../api/adapters/http/contract/load-contract.ts';
import { validatorsOf } from '../../api/adapters/http/contract/validators.ts';
import { breachesOf } from './check-answer.ts';
import type { Answer } from './send.ts';

const contract = loadContract();
const operation = contract.operations.find(({ id }) => id === 'logIn') ?? null;
const validators = validatorsOf(contract).get('logIn');

const problem = {
  type: '/problems/request.invalid',
  title: 'Invalid request',
  status: 400,
  detail: 'Some of what was sent is not valid.',
  code: 'request.invalid',
  request_id: 'a-request',
  error: 'Some of what was sent is not valid.',
};

/** A problem as it should be, but for what is wanted. */
function answer(body: object = {}, wanted: Partial<Answer> = {}): Answer {
  const json = { ...problem, ...body };
  return {
    status: 400,
    headers: { 'x-request-id': 'a-request', 'x-content-type-options': 'nosniff' },
    setCookies: [],
    mediaType: 'application/problem+json',
    bytes: Buffer.from(JSON.stringify(json)),
    json,
    code: json.code,
    ...wanted,
  };
}

const breaches = (given: Answer): string[] => breachesOf({ method: 'POST', operation }, given, validators);

it('finds nothing in an answer that is as it should be', () => {
  expect(breaches(answer())).toEqual([]);
});

it.each<[breach: string, Answer]>([
  ['status 500', answer({ status: 500 }, { status: 500 })],
  ['no X-Request-Id', answer({}, { headers: { 'x-content-type-options': 'nosniff' } })],
  ['no X-Content-Type-Options', answer({}, { headers: { 'x-request-id': 'a-request' } })],
  ['a problem of type application/json', answer({}, { mediaType: 'application/json' })],
  ['the problem says status 404', answer({ status: 404 })],
  ['another request id in the problem', answer({ request_id: 'another' })],
  ['tells of the inside', answer({ detail: 'duplicate key value violates unique constraint "x"' })],
  ['429 without Retry-After', answer({ status: 429 }, { status: 429 })],
  ['503 without retry-after', answer({ status: 503 }, { status: 503 })],
  [
    '400 with a Retry-After that is not in the contract',
    answer(
      {},
      { headers: { 'x-request-id': 'a-request', 'x-content-type-options': 'nosniff', 'retry-after': '5' } },
    ),
  ],
  ['401 without WWW-Authenticate', answer({ status: 401, code: 'access.not_signed_in' }, { status: 401 })],
  ['status 418 is not in the contract', answer({ status: 418 }, { status: 418 })],
  ['200 as text/html is not in the contract', answer({}, { status: 200, mediaType: 'text/html' })],
  ['a body that is not JSON', answer({}, { status: 200, mediaType: 'application/json', json: undefined })],
  ['400: title must be text', answer({ title: null })],
])('finds: %s', (breach, given) => {
  expect(
    breaches({ ...given, code: String((given.json as { code?: string } | undefined)?.code ?? '') }),
  ).toContain(breach);
});
