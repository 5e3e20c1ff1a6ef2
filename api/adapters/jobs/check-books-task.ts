import type { CheckBooks } from '../../application/platform/check-books.ts';
import type { JobTask } from './job-task.ts';

/** Every night: proves the books, so that a difference is seen without anybody asking. */
export function checkBooksTask({ checkBooks }: { checkBooks: Pick<CheckBooks, 'run'> }): JobTask {
  return {
    name: 'check-books',
    cron: '41 3 * * *',
    async run(_payload, log) {
      const { books } = await checkBooks.run(null);
      const wrong = books.filter(({ differences }) => differences.length > 0);
      if (wrong.length === 0) return log.info({ books: books.length }, 'The books balance');
      log.error({ books: wrong.map(({ book }) => book) }, 'The books do not balance');
    },
  };
}
