import type { IdSource } from '../../ports/shared/id-source.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import { SignedId } from '../platform/signed-id.ts';

export const deviceCookieName = 'wickwise_device';

interface Deps {
  hash: KeyedHash;
  ids: IdSource;
}

/** Knows a browser again that has signed in to an account: by a cookie that only this installation can have made. */
export class KnownDevices {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** What the cookie holds after signing in with the normalised email address. It does not tell whose it is. */
  mark(email: string): string {
    return this.idsOf(email).write(this.deps.ids.next());
  }

  /** The device's own id when it has signed in to this account before, else null. */
  recognise(cookie: string | undefined, email: string): string | null {
    return this.idsOf(email).read(cookie);
  }

  private idsOf(email: string): SignedId {
    return new SignedId({ hash: this.deps.hash, purpose: `known-device ${email}` });
  }
}
