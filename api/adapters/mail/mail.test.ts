import { readdir, readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { tokens } from '../../composition/tokens.ts';
import { recordLog } from '../../testing/log-lines.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { queuePool } from '../postgres/queue-pool.ts';
import { OutboxMailer } from './outbox-mailer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

const mail = { to: 'ada@example.com', subject: 'Grüße', text: 'Dear Ada,\n\nwelcome.', kind: 'welcome' };

describe('posting an email', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  const jobs = () => api.database.knex('graphile_worker.jobs').where('task_identifier', 'deliver-mail');

  it('is undone with its transaction, and queued once when that commits', async () => {
    const queue = api.container.get(tokens.mail);
    const unitOfWork = api.container.get(tokens.unitOfWork);
    const undone = unitOfWork.run(async (tx) => {
      await queue.post(mail, tx);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await jobs()).toHaveLength(0);
    await unitOfWork.run((tx) => queue.post(mail, tx));
    while ((await jobs()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await jobs()).toHaveLength(1);
  });

  it('is queued within a minute by the worker where its process died after the transaction', async () => {
    await api.database.knex('graphile_worker._private_jobs').delete();
    await api.database.knex('mail_letters').update({ queued: false });
    const task = api.container.getAll(tokens.jobTask).find(({ name }) => name === 'queue-mail');
    expect(task?.cron).toBe('* * * * *');
    for (let time = 0; time < 2; time++) {
      await task?.run({}, api.container.get(tokens.log));
      expect(await jobs()).toHaveLength(1);
    }
  });

  it('ends in the outbox by the hand of the worker, and leaves no text behind', async () => {
    const worker = await runJobs(
      queuePool(api.database.url, api.container.get(tokens.log)),
      api.container.getAll(tokens.jobTask).filter(({ name }) => name === 'deliver-mail'),
      api.container.get(tokens.log),
    );
    try {
      while ((await jobs()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      await worker.stop();
    }
    expect(await readOutbox(api)).toEqual([{ ...mail, html: expect.stringContaining('welcome.</p>') }]);
    const row = await api.database.knex('mail_letters').first();
    expect(row).toMatchObject({ recipient: null, body: null, delivered_at: api.clock.now() });
    const line = api.logLines.find((each) => each.includes('outbox'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      kind: 'welcome',
      subject: 'Grüße',
      file: expect.stringMatching(/outbox\/2026-03-02T09-00-00-000Z-welcome-[0-9a-f]{8}\.eml$/),
    });
    expect(line).not.toContain('ada@example.com');
  });

  it('is forgotten after two weeks', async () => {
    api.clock.pass({ days: 15 });
    const purge = api.container.getAll(tokens.jobTask).find(({ name }) => name === 'purge-mail');
    await purge?.run({}, api.container.get(tokens.log));
    expect(await api.database.knex('mail_letters')).toEqual([]);
  });
});

describe('the outbox', () => {
  it('holds an email that is handed over twice once, for its owner only, and lets no header in', async () => {
    const { logger } = recordLog();
    const api = await startTestApi();
    try {
      const directory = join(api.environment.dataDir, 'outbox');
      const mailer = new OutboxMailer({
        directory,
        from: 'Wickwise <no-reply@wickwise.example>',
        log: logger,
      });
      const id = '0d1f0f5e-58a7-4d0e-8f0a-2d9d4f6e1c11';
      const email = {
        ...mail,
        html: '<p>welcome.</p>',
        subject: 'Hi\r\nBcc: eve@example.com',
        id,
        postedAt: api.clock.now(),
      };
      await mailer.send(email);
      await mailer.send(email);
      const names = await readdir(directory);
      expect(names).toEqual(['2026-03-02T09-00-00-000Z-welcome-0d1f0f5e.eml']);
      const path = join(directory, names[0] ?? '');
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      const text = await readFile(path, 'utf8');
      expect(text).toContain('Subject: Hi Bcc: eve@example.com\r\n');
      expect(text).toContain(`Message-ID: <${id}@wickwise.example>\r\n`);
      expect(text).not.toMatch(/^Bcc:/m);
    } finally {
      await api.close();
    }
  });
});

/** What a part says: mail servers get quoted-printable. */
function decoded(part: string): string {
  const [head = '', ...words] = part.split('\r\n\r\n');
  const body = words.join('\r\n\r\n');
  if (!head.includes('quoted-printable')) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A mail server that keeps what it takes and answers the recipient with `status` when given. */
async function startMailServer(status: () => number | null) {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => {
      const code = status();
      callback(
        code === null ? null : Object.assign(new Error('no <ada@example.com> here'), { responseCode: code }),
      );
    },
    onData: (stream, _session, callback) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        taken.push(text);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe('with SMTP_URL', () => {
  let status: number | null = null;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let api: TestApi;
  beforeAll(async () => {
    server = await startMailServer(() => status);
    api = await startTestApi({
      settings: { SMTP_URL: server.url, MAIL_FROM: 'Support <support@wickwise.example>' },
    });
  });
  afterAll(async () => {
    await api.close();
    await server.close();
  });
  const post = async (): Promise<void> => api.container.get(tokens.mail).post(mail);

  it('[W-330] every email has the same words twice, as text and as a page', async () => {
    status = null;
    const text = 'Dear <b>Ada</b> & Söhne,\n\nhttp://localhost:8080/claim#token=abc';
    const before = server.taken.length;
    await api.container.get(tokens.mail).post({ ...mail, text });
    await readOutbox(api);
    const [head = '', ...parts] = server.taken[before]?.split(/\r\n--[^\r]+\r\n/) ?? [];
    expect(head).toMatch(/Content-Type: multipart\/alternative;\s+boundary=/);
    expect(parts.map((part) => /^Content-Type: ([^;]+); charset=utf-8/.exec(part)?.[1])).toEqual([
      'text/plain',
      'text/html',
    ]);
    const [plain = '', page = ''] = parts.map(decoded);
    expect(plain).toContain('Dear <b>Ada</b> & Söhne,');
    expect(page).toContain('Dear &lt;b&gt;Ada&lt;/b&gt; &amp; Söhne,');
    for (const part of [plain, page]) expect(part).toContain('/claim#token=abc');
  });

  it('emails go to the mail server', async () => {
    status = null;
    await post();
    expect(await readOutbox(api)).toEqual([]);
    expect(server.taken).toHaveLength(2);
    expect(server.taken[1]).toContain('From: Support <support@wickwise.example>');
    expect(server.taken[1]).toContain('To: ada@example.com');
    expect(server.taken[1]).toContain('welcome.');
  });

  it('one that is not taken now stays for another try, and the failure names nobody', async () => {
    status = 450;
    await post();
    const failure = await readOutbox(api).catch((error: unknown) => error);
    expect(String(failure)).toContain('450');
    expect(String(failure)).not.toContain('ada@example.com');
    status = null;
    await readOutbox(api);
    expect(server.taken).toHaveLength(3);
  });

  it('one that is refused for good is given up', async () => {
    status = 550;
    await post();
    await readOutbox(api);
    status = null;
    await readOutbox(api);
    expect(server.taken).toHaveLength(3);
    expect(api.logLines.join()).toContain('refused for good');
    expect(api.logLines.join()).not.toContain('ada@example.com');
  });

  it('a server that is away is waited for', async () => {
    const mailer = new SmtpMailer({
      url: 'smtp://127.0.0.1:1',
      from: 'a@b.example',
      log: recordLog().logger,
    });
    const id = '0d1f0f5e-58a7-4d0e-8f0a-2d9d4f6e1c11';
    const email = { ...mail, html: '<p>welcome.</p>', id, postedAt: new Date() };
    await expect(mailer.send(email)).rejects.toThrow('did not take the email');
  });
});
