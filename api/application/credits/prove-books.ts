import type { BookProof } from '../../ports/credits/book-proof.ts';

/** What one book says about itself. */
export interface BookReport {
  book: string;
  /** Sentences that name what differs; empty when the book balances. */
  differences: string[];
}

interface Deps {
  books: readonly BookProof[];
}

/** Recomputes every book of the installation from its entries. Changes nothing. */
export class ProveBooks {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(): Promise<BookReport[]> {
    const reports: BookReport[] = [];
    for (const proof of this.deps.books)
      reports.push({ book: proof.book, differences: await proof.differences() });
    return reports;
  }
}
