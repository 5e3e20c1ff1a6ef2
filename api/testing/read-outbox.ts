import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tokens } from '../composition/tokens.ts';
import type { Mail } from '../ports/platform/mail-queue.ts';
import type { TestApi } from './start-test-api.ts';

/** An email as the outbox holds it. */
interface DeliveredMail extends Mail {
  html: string;
}

/** Does what the worker would with requests for a new password. */
async function sendResetLinks(api: TestApi): Promise<void> {
  const task = api.container.getAll(tokens.jobTask).find(({ name }) => name === 'send-reset-link');
  const { rows } = await api.database.knex.raw<{ rows: { id: string; payload: unknown }[] }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'send-reset-link' returning j.id, j.payload`,
  );
  for (const { payload } of rows.sort((one, other) => Number(one.id) - Number(other.id)))
    await task?.run(payload, api.container.get(tokens.log));
}

/** Does what the worker would: delivers every email posted so far. Then all emails in the outbox, oldest first. */
export async function readOutbox(api: TestApi): Promise<DeliveredMail[]> {
  await sendResetLinks(api);
  const deliver = api.container.getAll(tokens.jobTask).find(({ name }) => name === 'deliver-mail');
  const waiting = await api.database
    .knex('mail_letters')
    .whereNotNull('body')
    .orderBy('posted_at')
    .pluck('id');
  for (const letter_id of waiting) await deliver?.run({ letter_id }, api.container.get(tokens.log));
  const directory = join(api.environment.dataDir, 'outbox');
  const names = await readdir(directory).catch(() => []);
  return Promise.all(
    names.sort().map(async (name) => parse(name, await readFile(join(directory, name), 'utf8'))),
  );
}

/** The latest email to this person, or an error that says which emails there are. */
export async function readEmailTo(api: TestApi, to: string): Promise<DeliveredMail> {
  const emails = await readOutbox(api);
  const email = emails.filter((each) => each.to === to).at(-1);
  if (!email) throw new Error(`No email to ${to}; there are: ${emails.map((each) => each.to).join(', ')}`);
  return email;
}

/** The secret in the link that an email carries. */
export function tokenIn(email: Mail): string {
  const token = /#token=([A-Za-z0-9_-]+)/.exec(email.text)?.[1];
  if (token === undefined) throw new Error(`No link in: ${email.text}`);
  return token;
}

function parse(name: string, file: string): DeliveredMail {
  const [head = ''] = file.split('\r\n\r\n', 1);
  const boundary = /boundary="(.+)"/.exec(head)?.[1] ?? '';
  const part = (type: string): string => {
    const found = file.split(`--${boundary}\r\n`).find((each) => each.startsWith(`Content-Type: ${type};`));
    const [, ...words] = found?.split(`\r\n--${boundary}--`)[0]?.split('\r\n\r\n') ?? [];
    return words.join('\r\n\r\n').replaceAll('\r\n', '\n').replace(/\n$/, '');
  };
  const header = (field: string): string =>
    head
      .split('\r\n')
      .find((line) => line.startsWith(`${field}: `))
      ?.slice(field.length + 2) ?? '';
  const kind = /Z-(.+)-[0-9a-f]{8}\.eml$/.exec(name)?.[1] ?? '';
  return {
    to: header('To'),
    subject: header('Subject'),
    text: part('text/plain'),
    html: part('text/html'),
    kind,
  };
}
