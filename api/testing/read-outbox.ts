import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tokens } from '../composition/tokens.ts';
import type { Mail } from '../ports/platform/mail-queue.ts';
import type { TestApi } from './start-test-api.ts';

/** Does what the worker would: delivers every email posted so far. Then all emails in the outbox, oldest first. */
export async function readOutbox(api: TestApi): Promise<Mail[]> {
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
export async function readEmailTo(api: TestApi, to: string): Promise<Mail> {
  const letters = await readOutbox(api);
  const letter = letters.filter((each) => each.to === to).at(-1);
  if (!letter) throw new Error(`No letter to ${to}; there are: ${letters.map((each) => each.to).join(', ')}`);
  return letter;
}

/** The secret in the link that an email carries. */
export function tokenIn(letter: Mail): string {
  const token = /#token=([A-Za-z0-9_-]+)/.exec(letter.text)?.[1];
  if (token === undefined) throw new Error(`No link in: ${letter.text}`);
  return token;
}

function parse(name: string, file: string): Mail {
  const [head = '', ...body] = file.split('\r\n\r\n');
  const header = (field: string): string =>
    head
      .split('\r\n')
      .find((line) => line.startsWith(`${field}: `))
      ?.slice(field.length + 2) ?? '';
  const kind = /Z-(.+)-[0-9a-f]{8}\.eml$/.exec(name)?.[1] ?? '';
  return {
    to: header('To'),
    subject: header('Subject'),
    text: body.join('\r\n\r\n').replaceAll('\r\n', '\n').replace(/\n$/, ''),
    kind,
  };
}
