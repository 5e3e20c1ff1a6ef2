import { committedText, entryText, faultOf, RECORD_START, type RecordEntry } from './plan-record.ts';

const first: RecordEntry = {
  sequence: 1,
  kind: 'plan',
  made_at: '2026-03-02T09:00:00.000Z',
  sealed_at: '2026-03-02T09:00:00.000Z',
  commitment: 'c'.repeat(64),
  plan: null,
  outcome: null,
  bars: null,
  chance_per_mille: null,
  previous: RECORD_START.hash,
  hash: 'a'.repeat(64),
};
const grade: RecordEntry = {
  ...first,
  sequence: 2,
  kind: 'grade',
  commitment: null,
  plan: 1,
  outcome: 'target',
  bars: 12,
  chance_per_mille: 412,
  previous: first.hash,
  hash: 'b'.repeat(64),
};

it('has one text for an entry, without its hash', () => {
  expect(entryText(grade)).toBe(
    `{"bars":12,"chance_per_mille":412,"commitment":null,"kind":"grade","made_at":"2026-03-02T09:00:00.000Z","outcome":"target","plan":1,"previous":"${first.hash}","sealed_at":"2026-03-02T09:00:00.000Z","sequence":2}`,
  );
});

describe('the check of an entry', () => {
  it('finds nothing in a chain that is whole', () => {
    expect(faultOf(first, RECORD_START, first.hash)).toBeNull();
    expect(faultOf(grade, first, grade.hash)).toBeNull();
  });

  it.each([
    ['a changed content', grade, first, 'd'.repeat(64), 'Entry 2 was changed'],
    ['a removed entry', grade, RECORD_START, grade.hash, 'Entry 1 is missing: after 0 comes 2'],
    [
      'another predecessor',
      { ...grade, previous: 'e'.repeat(64) },
      first,
      grade.hash,
      'does not follow entry 1',
    ],
    ['a grade of a later plan', { ...grade, plan: 2 }, first, grade.hash, 'Entry 2 grades no plan before it'],
  ])('names %s', (_, entry, before, digest, text) => {
    expect(faultOf(entry, before, digest)).toContain(text);
  });
});

it('has one text for a plan, whatever the order of its fields, and another for another price or salt', () => {
  const committed = {
    plan: {
      direction: 'long',
      entry: { price: 101.5, sigma: 1e-7 },
      chance: undefined,
      reasons: [{ code: 'trend' }],
    },
    last_price: { value: 101.5, sigma: 0.1 },
    symbol: 'BTCUSDT',
    time_frame: null,
    picture: 'f'.repeat(64),
    made_at: '2026-03-02T09:00:00.000Z',
  };
  const text = committedText(committed, 'salt');
  expect(text).toContain(
    '"plan":{"direction":"long","entry":{"price":"101.5","sigma":"1e-7"},"reasons":[{"code":"trend"}]}',
  );
  expect(
    committedText(Object.fromEntries(Object.entries(committed).toReversed()) as typeof committed, 'salt'),
  ).toBe(text);
  expect(committedText({ ...committed, last_price: { value: 101.6 } }, 'salt')).not.toBe(text);
  expect(committedText(committed, 'other')).not.toBe(text);
});
