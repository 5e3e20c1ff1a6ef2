import type { Knex } from 'knex';
import { JobMaker } from './job-maker.ts';

/** How often jobs were made for rows that were written at one moment, and for some more while the first statement ran. */
async function madeFor({ together, meanwhile }: { together: number; meanwhile: number }): Promise<number> {
  let made = 0;
  const database = {
    isTransaction: false,
    raw: async () => {
      made++;
      if (made === 1) for (let nth = 0; nth < meanwhile; nth++) maker.after(undefined);
    },
  } as unknown as Knex;
  const maker = new JobMaker({ database, log: { warn: () => undefined } as never, statement: 'make jobs' });
  for (let nth = 0; nth < together; nth++) maker.after(undefined);
  // Waits for those under way, and makes them once more.
  await maker.make();
  return made - 1;
}

describe('jobs of rows that are written without one', () => {
  it('are made in one statement for those of one moment', async () => {
    expect(await madeFor({ together: 3, meanwhile: 0 })).toBe(1);
  });

  it('are made at once when somebody waits for them, without gathering more', async () => {
    jest.useFakeTimers();
    try {
      expect(await madeFor({ together: 2, meanwhile: 0 })).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('are made again for those written while it ran', async () => {
    expect(await madeFor({ together: 1, meanwhile: 2 })).toBe(2);
  });
});
