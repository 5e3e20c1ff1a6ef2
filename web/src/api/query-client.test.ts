import { jest } from '@jest/globals';
import { ApiError } from './errors.ts';
import { SESSION, makeQueryClient } from './query-client.ts';

const refused = new ApiError('Not today.', 422, {});
const refuse = (): Promise<never> => Promise.reject(refused);

let logged: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

it('writes a failed query to the console, once, with what was asked', async () => {
  const client = makeQueryClient();
  await expect(client.fetchQuery({ queryKey: ['/orders', { page: 2 }], queryFn: refuse })).rejects.toBe(
    refused,
  );
  expect(logged.mock.calls).toEqual([['Query failed: ["/orders",{"page":2}]', refused]]);
});

it('writes a failed change to the console, once, with its name', async () => {
  const client = makeQueryClient();
  const change = client.getMutationCache().build(client, { mutationKey: ['placeOrder'], mutationFn: refuse });
  await expect(change.execute(undefined)).rejects.toBe(refused);
  expect(logged.mock.calls).toEqual([['Change failed: ["placeOrder"]', refused]]);
});

it('[W-202] asks anew who is signed in as soon as a call is refused for want of a session', async () => {
  const client = makeQueryClient();
  client.setQueryData(SESSION, { user: 'ada' });
  const ended = new ApiError('Please sign in.', 401, { code: 'access.not_signed_in' });
  const ask = client.fetchQuery({ queryKey: ['/orders'], queryFn: () => Promise.reject(ended) });
  await expect(ask).rejects.toBe(ended);
  expect(client.getQueryState(SESSION)?.isInvalidated).toBe(true);
});

it('leaves the session alone when a password was wrong', async () => {
  const client = makeQueryClient();
  client.setQueryData(SESSION, { user: 'ada' });
  const wrong = new ApiError('No.', 401, { code: 'accounts.bad_credentials' });
  const ask = client.fetchQuery({ queryKey: ['/orders'], queryFn: () => Promise.reject(wrong) });
  await expect(ask).rejects.toBe(wrong);
  expect(client.getQueryState(SESSION)?.isInvalidated).toBe(false);
});
