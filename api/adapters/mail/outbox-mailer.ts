import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Log } from '../../ports/shared/log.ts';
import type { EmailRefused, Mailer, OutgoingEmail } from '../../ports/platform/mailer.ts';
import { messageId, oneLine } from './headers.ts';

interface Deps {
  directory: string;
  from: string;
  log: Log;
}

/**
 * Puts emails into a folder, for installations without a mail server: one .eml file each, which mail programs open and
 * people can read. The name begins with the time, so that a listing is in order, and says what the email is about.
 */
export class OutboxMailer implements Mailer {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async send(email: OutgoingEmail): Promise<Result<void, EmailRefused>> {
    // Emails hold links that sign in: readable by the owner of the process only.
    await mkdir(this.deps.directory, { recursive: true, mode: 0o700 });
    const stamp = email.postedAt.toISOString().replace(/[:.]/g, '-');
    const file = join(this.deps.directory, `${stamp}-${email.kind}-${email.id.slice(0, 8)}.eml`);
    // Renamed into place: who watches the folder never sees half an email.
    await writeFile(`${file}.part`, formatEmail(email, this.deps.from), { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.deps.log.info({ kind: email.kind, subject: email.subject, file }, 'Email put into the outbox');
    return ok(undefined);
  }
}

/**
 * RFC 5322, with headers and both parts in UTF-8 as they are (RFC 6532): no encoding between a reader and the words. The boundary
 * holds the id of the email, which neither part does.
 */
function formatEmail(email: OutgoingEmail, from: string): string {
  const boundary = `part-${email.id}`;
  const part = (type: string, words: string): string[] => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    ...words.split(/\r?\n/),
  ];
  const headers = [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(email.to)}`,
    `Subject: ${oneLine(email.subject)}`,
    `Date: ${email.postedAt.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${messageId(email, from)}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  const parts = [...part('text/plain', email.text), ...part('text/html', email.html)];
  return [...headers, '', ...parts, `--${boundary}--`, ''].join('\r\n');
}
