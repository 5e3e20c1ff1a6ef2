import type { AuditLog } from '../../ports/audit-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { BookReport, ProveBooks } from '../credits/prove-books.ts';

/** Lets an admin prove the books, and notes for good that it was done and what came out. */
export class CheckBooks {
  private readonly proveBooks: Pick<ProveBooks, 'run'>;
  private readonly audit: AuditLog;
  private readonly unitOfWork: UnitOfWork;
  private readonly clock: Clock;

  constructor(proveBooks: Pick<ProveBooks, 'run'>, audit: AuditLog, unitOfWork: UnitOfWork, clock: Clock) {
    this.proveBooks = proveBooks;
    this.audit = audit;
    this.unitOfWork = unitOfWork;
    this.clock = clock;
  }

  async run(actorId: string): Promise<{ books: BookReport[]; at: Date }> {
    const books = await this.proveBooks.run();
    const at = this.clock.now();
    const details = Object.fromEntries(books.map(({ book, differences }) => [book, differences.length]));
    await this.unitOfWork.run((tx) =>
      this.audit.record(tx, { actorId, action: 'platform.books_proved', subject: 'books', details, at }),
    );
    return { books, at };
  }
}
