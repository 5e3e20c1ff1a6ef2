/** The error codes of the contract against the table of errors that the api answers with. */
import { errorTable } from '../../api/adapters/http/error-table.ts';
import { loadContract } from '../../api/adapters/http/contract/load-contract.ts';
import { isObject, listOf, membersOf, operationsOf } from './contract-document.ts';
import { sayErrorCodes } from './error-codes.ts';

const { document, operations } = loadContract();
const statusOf = new Map<string, number>(
  Object.entries(errorTable).map(([code, { status }]) => [code, status]),
);

/** What is refused before it is known which operation is meant. */
const beforeAnyOperation = new Set([
  'request.unknown_route',
  'request.method_not_allowed',
  'request.malformed_http',
  'request.headers_too_large',
  'request.timed_out',
]);

const own = operationsOf(document).flatMap(({ operation }) =>
  membersOf(operation['x-error-codes']).flatMap(([status, codes]) =>
    listOf(codes).map((code) => ({
      where: operation.operationId,
      status: Number(status),
      code: String(code),
    })),
  ),
);

it('[W-365] lists each code under the status that the api answers it with', () => {
  expect(own.length).toBeGreaterThan(300);
  expect(own.filter(({ status, code }) => statusOf.get(code) !== status)).toEqual([]);
});

it('[W-365] lists every code that an answer can name', () => {
  const listed = new Set(operations.flatMap(({ errorCodes }) => [...errorCodes]));
  const unlisted = [...statusOf.keys()].filter((code) => !listed.has(code) && !beforeAnyOperation.has(code));
  expect(unlisted).toEqual([]);
  expect([...listed].filter((code) => !statusOf.has(code))).toEqual([]);
});

it('says the codes in the description of the operation and of shared answers, once', () => {
  const operation = { operationId: 'a', 'x-access': [], description: 'Does it.', responses: {} };
  const small = {
    paths: {
      '/a': { get: { ...operation, 'x-error-codes': { '404': ['a.gone'], '409': ['a.held', 'a.lost'] } } },
    },
    components: { responses: { NotFound: { description: 'None.', 'x-error-codes': ['a.none'] } } },
  };
  sayErrorCodes(small);
  sayErrorCodes(small);
  const [said] = operationsOf(small);
  expect(said?.operation['description']).toBe(
    'Does it.\n\n**Error codes:** 404 `a.gone`; 409 `a.held`, `a.lost`.',
  );
  expect(small.components.responses.NotFound.description).toBe('None.\n\nCodes: `a.none`.');
  expect(isObject(small)).toBe(true);
});
