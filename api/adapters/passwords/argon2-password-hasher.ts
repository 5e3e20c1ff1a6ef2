import { hash, verify, type Options } from '@node-rs/argon2';
import type { PasswordHasher } from '../../ports/accounts/password-hasher.ts';

/** RFC 9106's second choice scaled to the OWASP minimum: 19 MiB, two passes, one lane; about 20 ms on a small machine. */
export const PASSWORD_COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

interface Deps {
  cost: Options;
}

/** argon2id (the library's default variant). Hashing runs in the thread pool. */
export class Argon2PasswordHasher implements PasswordHasher {
  private readonly deps: Deps;
  private decoy: Promise<string> | undefined;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  hash(password: string): Promise<string> {
    return hash(password, this.deps.cost);
  }

  async verify(encoded: string | null, password: string): Promise<boolean> {
    if (encoded !== null) return verify(encoded, password);
    this.decoy ??= hash('nobody has this password', this.deps.cost);
    await verify(await this.decoy, password);
    return false;
  }
}
