import type { IdSource } from '../../ports/shared/id-source.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import type { VisitorKeys } from '../../ports/visitors/visitor-uses.ts';
import { SignedId } from '../platform/signed-id.ts';

export const visitorCookieName = 'wickwise_visitor';

export interface Visitor extends VisitorKeys {
  /** Network address as the server sees it; for throttling, stored nowhere. */
  address: string;
  /** What the cookie is to hold from now on. */
  cookieValue: string;
}

interface Deps {
  hash: KeyedHash;
  ids: IdSource;
}

/** Who asks without an account: the bearer of a cookie that we signed, or somebody new; and from which address. */
export class IdentifyVisitor {
  private readonly deps: Deps;
  private readonly cookie: SignedId;

  constructor(deps: Deps) {
    this.deps = deps;
    this.cookie = new SignedId({ hash: deps.hash, purpose: 'visitor-cookie' });
  }

  run({ cookieValue, address }: { cookieValue: string | undefined; address: string }): Visitor {
    const id = this.cookie.read(cookieValue) ?? this.deps.ids.next();
    const addressHash = this.deps.hash.of('visitor-address', address);
    return { id, addressHash, address, cookieValue: this.cookie.write(id) };
  }
}
