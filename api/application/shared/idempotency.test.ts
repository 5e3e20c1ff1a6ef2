import { err, ok, type Result } from '../../domain/shared/result.ts';
import { tokens } from '../../composition/tokens.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { IDEMPOTENCY_LEASE_MS } from '../../domain/shared/leases.ts';
import { Idempotency, type Attach, type KeyRefusal } from './idempotency.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const subjects = ['5b1f8a52-6f0e-4a86-9f32-6a4c8d9e1f01', '5b1f8a52-6f0e-4a86-9f32-6a4c8d9e1f02'] as const;
const [subject, another] = subjects;
const make = async (attach: Attach, id: string): Promise<Result<string, KeyRefusal | 'failed'>> => {
  await api.container.get(tokens.unitOfWork).run((tx) => attach(id, tx));
  return ok(`made ${id}`);
};
const once = (
  key: string,
  work: (attach: Attach) => Promise<Result<string, KeyRefusal | 'failed'>>,
  request: unknown = {},
) =>
  api.container
    .get(Idempotency)
    .once<string, KeyRefusal | 'failed'>(
      { scope: 'test', key, request },
      { work, replay: async (id) => ok(`replayed ${id}`), refuse: (refusal) => refusal },
    );
const inProgress = err({ reason: 'in_progress', retryAfterSeconds: 1 });

describe('work under an idempotency key', () => {
  it('runs once and gives the stored answer to every repeated request', async () => {
    expect(await once('a', (attach) => make(attach, subject))).toEqual(ok(`made ${subject}`));
    expect(await once('a', (attach) => make(attach, another))).toEqual(ok(`replayed ${subject}`));
  });

  it('is refused for another request', async () => {
    await once('b', (attach) => make(attach, subject), { amount: 1 });
    const other = await once('b', (attach) => make(attach, another), { amount: 2 });
    expect(other).toEqual(err({ reason: 'key_reused' }));
  });

  it('is refused while another call does it', async () => {
    const outcome = await once('c', async (attach) => {
      expect(await once('c', (inner) => make(inner, another))).toEqual(inProgress);
      return make(attach, subject);
    });
    expect(outcome).toEqual(ok(`made ${subject}`));
  });

  it('may be tried again when it made nothing', async () => {
    expect(await once('d', async () => err('failed'))).toEqual(err('failed'));
    await expect(once('d', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await once('d', (attach) => make(attach, subject))).toEqual(ok(`made ${subject}`));
  });

  it('is undone when a later call has taken over after the lease', async () => {
    const slow = await once('e', async (attach) => {
      api.clock.pass({ seconds: IDEMPOTENCY_LEASE_MS / 1000 + 1 });
      expect(await once('e', (inner) => make(inner, another))).toEqual(ok(`made ${another}`));
      return make(attach, subject);
    });
    expect(slow).toEqual(inProgress);
    expect(await once('e', (attach) => make(attach, subject))).toEqual(ok(`replayed ${another}`));
  });
});
