import { createHash, webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  entryText,
  RECORD_START,
  type RecordEntry,
} from '../../../../../api/domain/shared-with-web/plan-record.ts';
import { renderVisitor } from '../testing/render-visitor.tsx';
import { plansSample, recordSample } from './samples.ts';
import { RecordScreen } from './record-screen.tsx';

/** A chain of plans, each hash computed as anybody would. */
function chainOf(length: number): RecordEntry[] {
  const chain: RecordEntry[] = [];
  for (let sequence = 1; sequence <= length; sequence++) {
    const entry = {
      sequence,
      kind: 'plan' as const,
      made_at: '2026-03-02T09:00:00.000Z',
      sealed_at: '2026-03-02T09:00:00.000Z',
      commitment: createHash('sha256').update(String(sequence)).digest('hex'),
      plan: null,
      outcome: null,
      bars: null,
      chance_per_mille: null,
      previous: chain.at(-1)?.hash ?? RECORD_START.hash,
    };
    chain.push({ ...entry, hash: createHash('sha256').update(entryText(entry)).digest('hex') });
  }
  return chain;
}

let view: ReturnType<typeof renderVisitor>;
let logged: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  view.server.close();
  logged.mockRestore();
});

function show(chain: readonly RecordEntry[], announced = chain.at(-1) ?? null): void {
  view = renderVisitor(<RecordScreen />, {
    at: '/record',
    routes: {
      'GET /record': { body: { ...recordSample, head: announced } },
      'GET /record/plans': { body: { plans: plansSample, meta: { page: 1, pages: 1, total: 3 } } },
      'GET /record/entries': ({ params }) => {
        const after = Number((params as { after: number }).after);
        return { body: { entries: chain.filter(({ sequence }) => sequence > after).slice(0, 2) } };
      },
    },
  });
}

async function verify(): Promise<void> {
  await screen.findByText(/^[0-9a-f]{64}$/);
  await view.mouse.click(screen.getByRole('button', { name: 'Verify in this browser' }));
}

it('shows the head, both rates beside chance, and every plan with its outcome', async () => {
  const chain = chainOf(1);
  show(chain);
  expect(await screen.findByText(chain[0]!.hash)).toBeInTheDocument();
  const rates = screen.getByRole('table', { name: 'First target reached before the stop' });
  const all = within(within(rates).getByRole('rowheader', { name: /^All/ }).closest('tr')!);
  expect(all.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '406',
    '3.4%',
    '3.1%',
    '2.1 to 5.7%',
  ]);
  const plans = within(await screen.findByRole('table', { name: 'Sealed plans' }));
  for (const text of ['Open, never graded', 'Target first', '31.2%'])
    expect(plans.getByText(text)).toBeInTheDocument();
  expect(plans.getByText(/made .*Feb 2026/)).toBeInTheDocument();
});

it('recomputes the chain in the browser, and finds a head that was kept', async () => {
  const chain = chainOf(5);
  show(chain);
  await view.mouse.type(screen.getByLabelText(/A head you kept/), chain[2]!.hash);
  await verify();
  expect(await screen.findByText('5 entries are in order')).toBeInTheDocument();
  expect(screen.getByText(/The head you kept is entry 3/)).toBeInTheDocument();
});

it('says when a head that was kept is no part of the record any more', async () => {
  show(chainOf(3));
  await view.mouse.type(screen.getByLabelText(/A head you kept/), 'd'.repeat(64));
  await verify();
  expect(await screen.findByText(/is not part of it/)).toBeInTheDocument();
});

it('says what a head looks like, and verifies nothing meanwhile', async () => {
  show(chainOf(1));
  await view.mouse.type(screen.getByLabelText(/A head you kept/), 'abc');
  await verify();
  expect(screen.getByText(/64 characters/)).toBeInTheDocument();
  expect(screen.queryByText(/in order$/)).not.toBeInTheDocument();
});

it.each<[string, (chain: RecordEntry[]) => RecordEntry[], RegExp]>([
  [
    'a changed entry',
    (c) => c.map((e) => (e.sequence === 3 ? { ...e, commitment: 'f'.repeat(64) } : e)),
    /Entry 3 was changed/,
  ],
  ['a removed entry', (c) => c.filter(({ sequence }) => sequence !== 2), /Entry 2 is missing/],
  ['entries that end early', (c) => c.slice(0, 3), /end at 3, but the head is entry 5/],
])('names %s', async (_, falsify, text) => {
  const chain = chainOf(5);
  show(falsify(chain), chain.at(-1));
  await verify();
  expect(await screen.findByText('The record was changed')).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('says that it cannot verify where the browser has no SHA-256', async () => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
  show(chainOf(1));
  await verify();
  expect(await screen.findByText(/over https only/)).toBeInTheDocument();
});
