import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { keyScopes } from '../../../domain/integrations/api-key.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { deliverDue, startReceiver } from '../../../testing/webhook-receiver.ts';

const guide = readFileSync(new URL('../../../../docs/integrators.md', import.meta.url), 'utf8');
const blocks = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind, text = '']) => ({
  kind,
  text,
}));
/** What is to be run, each with the answer that stands under it, if one does. */
const steps = blocks.flatMap(({ kind, text }, index) => {
  const next = blocks[index + 1];
  return kind === 'bash' ? [{ text, answer: next?.kind === 'json' ? next.text : null }] : [];
});
const run = promisify(execFile);

let api: TestApi;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let directory: string;
beforeAll(async () => {
  api = await startTestApi({ settings: { WEBHOOK_LOOPBACK: 'allow' } });
  receiver = await startReceiver();
  directory = mkdtempSync(join(tmpdir(), 'wickwise-guide-'));
});
afterAll(async () => {
  rmSync(directory, { recursive: true });
  await receiver.close();
  await api.close();
});

/** All steps in one shell, since later ones use what earlier ones found out; what each of them wrote. */
async function runSteps(key: string): Promise<string[]> {
  const script = steps.map(({ text }, index) => `{ ${text}\n} > "$OUT/${index}"`).join('\n');
  await run('bash', ['-euo', 'pipefail', '-c', script], {
    env: {
      PATH: process.env.PATH,
      OUT: directory,
      WICKWISE_URL: api.origin,
      WICKWISE_KEY: key,
      HOOK_URL: receiver.url,
      CHART: new URL('../../../testing/fixtures/candles-hourly.png', import.meta.url).pathname,
      NO_PROXY: '*',
    },
  });
  return steps.map((_step, index) => readFileSync(join(directory, String(index)), 'utf8'));
}

/** Everything that the example names is in the answer, as a value of the same kind. */
function shapeOf(example: unknown): unknown {
  if (Array.isArray(example)) return example[0] === undefined ? expect.any(Array) : [shapeOf(example[0])];
  if (typeof example !== 'object' || example === null) return expect.any(Object(example).constructor);
  return expect.objectContaining(
    Object.fromEntries(Object.entries(example).map(([name, value]) => [name, shapeOf(value)])),
  );
}

describe('[D-115] [D-117] the guide for integrators', () => {
  it('works as it is written', async () => {
    const { bearer } = await api.signIn({ tier: 'expert' });
    const draft = { name: 'Guide', scopes: keyScopes };
    const { body } = await api.request.post('/api/integrations/keys').set(bearer).send(draft).expect(201);
    expect(steps.length).toBeGreaterThan(9);
    const written = await runSteps(body.secret);
    steps.forEach(({ text, answer }, index) => {
      if (answer === null) return;
      expect([text, JSON.parse(written[index] ?? '')]).toEqual([text, shapeOf(JSON.parse(answer))]);
    });
    const limits = written.find((output) => output.startsWith('RateLimit'));
    expect(limits).toMatch(/^RateLimit-Policy: "key";q=120;w=60\r?\nRateLimit: "key";r=\d+;t=60\r?\n$/);
  });

  it('names every scope there is, and no other', () => {
    const named = [...guide.matchAll(/^\| `(\w+:\w+)` +\|/gm)].map(([, scope]) => scope);
    expect(named.sort()).toEqual([...keyScopes].sort());
  });

  it('checks signatures rightly', async () => {
    const { bearer } = await api.signIn({ tier: 'expert' });
    const hooks = '/api/integrations/webhooks';
    const draft = { url: receiver.url, events: ['order.paid'] };
    const { body: added } = await api.request.post(hooks).set(bearer).send(draft).expect(201);
    await api.request.post(`${hooks}/${added.webhook.id}/test`).set(bearer).expect(202);
    await deliverDue(api);
    const { headers, body } = receiver.received.at(-1) ?? { headers: {}, body: '' };
    const module = join(directory, 'check.mjs');
    writeFileSync(module, blocks.find(({ kind }) => kind === 'js')?.text ?? '');
    const now = api.clock.now().getTime();
    const calls = [
      [added.secret, headers, body, now],
      [added.secret, headers, `${body} `, now],
      [added.secret, headers, body, now + 301_000],
      ['whsec_c2VjcmV0', headers, body, now],
    ];
    const check = `import { isOurs } from '${pathToFileURL(module).href}';
      console.log(JSON.stringify(${JSON.stringify(calls)}.map((call) => isOurs(...call))))`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', check], { env: {} });
    expect(JSON.parse(stdout)).toEqual([true, false, false, false]);
  });
});

describe('[D-114] the contract is published', () => {
  it('as a document that validates', async () => {
    const { body } = await api.request.get('/api/openapi.json').expect(200);
    const { valid, errors } = await new Validator().validate(body);
    expect([valid, errors]).toEqual([true, undefined]);
  });

  it('as pages of our own, with a policy that lets nothing else in', async () => {
    const page = await api.request.get('/api/docs').expect(200).expect('Content-Type', /html/);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https:|\*/);
    const named = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(named.filter((address) => !address.startsWith('/'))).toEqual([]);
    expect(page.text).not.toMatch(/<script(?! src)|<style|style=|onload=/);
    for (const address of named.filter((each) => each.startsWith('/api/docs/'))) {
      const { headers } = await api.request.get(address).expect(200);
      expect(headers['content-encoding']).toBe('gzip');
      await api.request.get(address).set('If-None-Match', String(headers.etag)).expect(304);
    }
    await api.request.get('/api/docs/package.json').expect(404);
    await api.request.post('/api/docs').expect(405);
  });
});
