import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { roles } from '../../domain/shared/role.ts';
import { loadContract, type Operation } from './contract/load-contract.ts';

/** Whoever may knock: the words of `x-access`, and two who are nobody. */
const callers = ['nobody', 'revoked token', ...roles] as const;
type Who = (typeof callers)[number];

const { operations } = loadContract();
const pairs = operations.flatMap((operation) =>
  callers.map((who) => [operation.id, who, operation] as const),
);

let api: TestApi;

/** Everybody signs in anew before a call, since one of the operations signs out. */
async function headerOf(who: Who): Promise<Record<string, string>> {
  if (who === 'nobody') return {};
  const { bearer } = await api.signIn({ role: who === 'revoked token' ? 'admin' : who });
  if (who === 'revoked token') await api.request.post('/api/auth/logout').set(bearer).expect(204);
  return bearer;
}

function expected(operation: Operation, who: Who): 'in' | 401 | 403 {
  const access: string[] = operation.access;
  if (access.includes('public')) return 'in';
  if (who === 'nobody' || who === 'revoked token') return 401;
  return access.includes(who) ? 'in' : 403;
}

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('[D-032] [D-033] every operation of the contract × everybody', () => {
  it('says on every operation who may call it', () => {
    expect(operations.length).toBeGreaterThan(15);
    for (const operation of operations) {
      expect([operation.id, operation.access]).toEqual([
        operation.id,
        expect.arrayContaining([expect.any(String)]),
      ]);
      expect([...roles, 'public']).toEqual(expect.arrayContaining(operation.access));
    }
  });

  it.each(pairs)('%s × %s', async (_id, who, operation) => {
    const path = operation.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    const answer = await api.request[operation.method](`/api${path}`).set(await headerOf(who));
    const wanted = expected(operation, who);
    if (wanted === 'in') {
      // Let in: whatever comes of an empty request, it is about what was asked, not about who asks.
      const namesSomething = operation.path.includes('{');
      expect(namesSomething ? [401, 403] : [401, 403, 404]).not.toContain(answer.status);
    } else {
      expect(answer.status).toBe(wanted);
      expect(answer.body.code).toBe(wanted === 401 ? 'access.not_signed_in' : 'access.wrong_role');
    }
  });
});
