import type { BookProof } from '../../ports/book-proof.ts';

/** What one book says about itself. */
export interface BookReport {
  book: string;
  /** Sentences that name what differs; empty when the book balances. */
  differences: string[];
}

/** Recomputes every book of the installation from its entries. Changes nothing. */
export class ProveBooks {
  private readonly books: readonly BookProof[];

  constructor(books: readonly BookProof[]) {
    this.books = books;
  }

  async run(): Promise<BookReport[]> {
    const reports: BookReport[] = [];
    for (const proof of this.books)
      reports.push({ book: proof.book, differences: await proof.differences() });
    return reports;
  }
}
