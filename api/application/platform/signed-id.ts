import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

interface Deps {
  hash: KeyedHash;
  /** Keeps the ids of one cookie from being used in another. */
  purpose: string;
}

/** A signed id for a cookie, so that ids cannot be forged. */
export class SignedId {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  write(id: string): string {
    return `${id}.${this.signature(id).toString('base64url')}`;
  }

  /** The id; null when we did not write this value. */
  read(value: string | undefined): string | null {
    const [, id, signature] = FORM.exec(value ?? '') ?? [];
    if (id === undefined || signature === undefined) return null;
    const given = Buffer.from(signature, 'base64url');
    const right = this.signature(id);
    return given.length === right.length && timingSafeEqual(given, right) ? id : null;
  }

  private signature(id: string): Buffer {
    return this.deps.hash.of(this.deps.purpose, id);
  }
}
