import type { Clock } from '../../ports/shared/clock.ts';
import type { StatementSigner } from '../../ports/partners/statement-signer.ts';
import type { StatementStore, StoredKey } from '../../ports/partners/statement-store.ts';
import { publishKey } from './publish-key.ts';

interface Deps {
  statements: StatementStore;
  signer: StatementSigner;
  clock: Clock;
}

/** Every key that ever signed a statement, the present one included. */
export class ListStatementKeys {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(): Promise<StoredKey[]> {
    const { statements, signer, clock } = this.deps;
    await publishKey(statements, signer, clock.now());
    return statements.keys();
  }
}
