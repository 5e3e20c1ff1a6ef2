import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';

/** How long a signed address opens the picture. */
export const SIGNED_ADDRESS_SECONDS = 15 * 60;

const PREFIX = '/api/files/';
const ADDRESS = /^\/api\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

interface Deps {
  hash: KeyedHash;
  /** Where the deployment is reached; an absolute address must begin there. */
  publicUrl: string;
}

/** Addresses of stored pictures: made, signed, checked and recognised here and nowhere else. */
export class FileAddresses {
  private readonly deps: Deps;
  private readonly origin: string;

  constructor(deps: Deps) {
    this.deps = deps;
    this.origin = new URL(deps.publicUrl).origin;
  }

  /** For the signed-in owner; without a host, so that it holds wherever the pages are served from. */
  of(fileId: string): string {
    return `${PREFIX}${fileId}`;
  }

  /** Of the small copy, for the signed-in owner. */
  thumbnailOf(fileId: string): string {
    return `${PREFIX}${fileId}/thumbnail`;
  }

  /** Opens the picture for whoever holds it, until it expires. */
  signed(fileId: string, now: Date): string {
    const expires = Math.floor(now.getTime() / 1000) + SIGNED_ADDRESS_SECONDS;
    return `${PREFIX}${fileId}?expires=${expires}&signature=${this.signature(fileId, expires).toString('base64url')}`;
  }

  isSignedFor(fileId: string, expires: number, signature: string, now: Date): boolean {
    if (expires * 1000 <= now.getTime()) return false;
    const right = this.signature(fileId, expires);
    const given = Buffer.from(signature, 'base64url');
    return given.length === right.length && timingSafeEqual(given, right);
  }

  /** The file that an address of ours names; null for every other text. Nothing is ever fetched to find out. */
  fileIdOf(address: string): string | null {
    let url: URL;
    try {
      url = new URL(address, this.origin);
    } catch {
      return null;
    }
    if (url.origin !== this.origin || url.username !== '' || url.password !== '') return null;
    return ADDRESS.exec(url.pathname)?.[1]?.toLowerCase() ?? null;
  }

  private signature(fileId: string, expires: number): Buffer {
    return this.deps.hash.of('file-address', `${fileId}.${expires}`);
  }
}
