import { createTransport, type Transporter } from 'nodemailer';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Log } from '../../ports/shared/log.ts';
import type { EmailRefused, Mailer, OutgoingEmail } from '../../ports/platform/mailer.ts';
import { messageId, oneLine } from './headers.ts';

/** Longest wait for each step of the talk with the mail server, in milliseconds. */
const PATIENCE = 20_000;

interface Deps {
  /** `smtp://user:password@host:port`, or `smtps:` for TLS from the first byte. */
  url: string;
  from: string;
  log: Log;
}

/** Sends emails through a mail server. */
export class SmtpMailer implements Mailer {
  private readonly transport: Transporter;
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
    this.transport = createTransport({
      url: deps.url,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    });
  }

  async send(email: OutgoingEmail): Promise<Result<void, EmailRefused>> {
    try {
      await this.transport.sendMail({
        from: this.deps.from,
        to: { name: '', address: oneLine(email.to) },
        subject: oneLine(email.subject),
        text: email.text,
        html: email.html,
        date: email.postedAt,
        messageId: messageId(email, this.deps.from),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      const status = refusalOf(error);
      if (status === null) throw withoutAddresses(error);
      return err({ code: 'mail.refused', reason: String(status) });
    }
    this.deps.log.info({ kind: email.kind, subject: email.subject }, 'Email sent');
    return ok(undefined);
  }
}

/** The status with which the server refused the recipient for good (5xx); null for anything that may pass. */
function refusalOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return null;
  if (!('responseCode' in error) || typeof error.responseCode !== 'number') return null;
  return error.responseCode >= 500 ? error.responseCode : null;
}

/** Servers quote the recipient in what they say; the queue keeps and logs errors, and needs the kind of failure only. */
function withoutAddresses(error: unknown): Error {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
  return new Error(`The mail server did not take the email: ${code} ${responseCode}`.trim());
}
