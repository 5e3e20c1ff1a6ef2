import { foldReturned } from './fold-returned.ts';
import { sampleStatement } from './testing/samples.ts';

describe('[W-223] a credit that was reserved and returned', () => {
  it('is one row that changes nothing', () => {
    const rows = foldReturned(sampleStatement.entries);
    expect(rows.map(({ kind, credits }) => [kind, credits])).toEqual([
      ['trial', 10],
      ['purchase', 70],
      ['reserve', -1],
      ['settle', 0],
      ['void', 0],
    ]);
    expect(rows.at(-1)).toMatchObject({ folded: true, balance_after: 79 });
  });

  it('stays in two rows while the statement does not hold both', () => {
    const cut = sampleStatement.entries.slice(-1);
    expect(foldReturned(cut)).toEqual(cut);
  });
});
