import type { IdSource } from '../../ports/id-source.ts';
import type { KeyedHash } from '../../ports/keyed-hash.ts';
import type { VisitorKeys } from '../../ports/visitor-uses.ts';
import { SignedId } from '../platform/signed-id.ts';

export const visitorCookieName = 'wickwise_visitor';

export interface Visitor extends VisitorKeys {
  /** Network address as the server sees it; for throttling, stored nowhere. */
  address: string;
  /** What the cookie is to hold from now on. */
  cookieValue: string;
}

/** Who asks without an account: the bearer of a cookie that we signed, or somebody new; and from which address. */
export class IdentifyVisitor {
  private readonly keys: KeyedHash;
  private readonly ids: IdSource;
  private readonly cookie: SignedId;

  constructor(keys: KeyedHash, ids: IdSource) {
    this.keys = keys;
    this.ids = ids;
    this.cookie = new SignedId(keys, 'visitor-cookie');
  }

  run({ cookieValue, address }: { cookieValue: string | undefined; address: string }): Visitor {
    const id = this.cookie.read(cookieValue) ?? this.ids.next();
    const addressHash = this.keys.of('visitor-address', address);
    return { id, addressHash, address, cookieValue: this.cookie.write(id) };
  }
}
