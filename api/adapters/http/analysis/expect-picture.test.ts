import { tokens } from '../../../composition/tokens.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
const asked: string[] = [];
beforeAll(async () => {
  api = await startTestApi({
    rebind(container) {
      const listening = (name: string) => ({ expectPicture: () => void asked.push(name) }) as never;
      container.rebind(tokens.inspector).toConstantValue(listening('inspector'));
      container.rebind(tokens.reading).toConstantValue(listening('reading'));
    },
  });
});
afterAll(() => api.close());
beforeEach(() => asked.splice(0));

describe('a picture that is expected', () => {
  it('[W-557] makes ready the threads that look at pictures and read them', async () => {
    const { bearer } = await api.signIn();
    const answer = await api.request.post('/api/chart/expected').set(bearer);
    expect(answer.status).toBe(204);
    expect(asked).toEqual(['inspector', 'reading']);
  });

  it('[W-557] is expected by nobody who only looks at what was analysed', async () => {
    const { bearer } = await api.signIn();
    for (const path of ['analyses', 'stats', 'watchlist', 'outcomes'])
      expect((await api.request.get(`/api/chart/${path}`).set(bearer)).status).toBe(200);
    expect(asked).toEqual([]);
  });

  it('is not taken from who is not signed in', async () => {
    expect((await api.request.post('/api/chart/expected')).status).toBe(401);
    expect(asked).toEqual([]);
  });
});
