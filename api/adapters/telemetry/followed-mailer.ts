import type { Mailer, OutgoingEmail } from '../../ports/platform/mailer.ts';
import type { Telemetry } from '../../ports/shared/telemetry.ts';

interface Deps {
  mailer: Mailer;
  telemetry: Telemetry;
}

/** `Mailer` that counts what it handed over. */
export class FollowedMailer implements Mailer {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async send(email: OutgoingEmail): ReturnType<Mailer['send']> {
    const { meters } = this.deps.telemetry;
    try {
      const sent = await this.deps.mailer.send(email);
      meters?.mailed(sent.ok ? 'sent' : 'refused');
      return sent;
    } catch (error) {
      meters?.mailed('failed');
      throw error;
    }
  }
}
