import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { BookReport, ProveBooks } from '../credits/prove-books.ts';

interface Deps {
  proveBooks: Pick<ProveBooks, 'run'>;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Proves the books for an admin, or by itself, and writes the result to the audit log. */
export class CheckBooks {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** @param actorId null: the product by itself */
  async run(actorId: string | null): Promise<{ books: BookReport[]; at: Date }> {
    const books = await this.deps.proveBooks.run();
    const at = this.deps.clock.now();
    const details = Object.fromEntries(books.map(({ book, differences }) => [book, differences.length]));
    await this.deps.unitOfWork.run((tx) =>
      this.deps.audit.record(tx, { actorId, action: 'platform.books_proved', subject: 'books', details, at }),
    );
    return { books, at };
  }
}
