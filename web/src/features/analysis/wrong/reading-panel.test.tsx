import { screen, waitFor, within } from '@testing-library/react';
import type { ReadingReport } from '../../../api/generated/model';
import { buildAnalysis, reading } from '../fixtures/analyses.ts';
import { startFakeServer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { ReadingPanel } from './reading-panel.tsx';

const reader = { version: 1, current: 1, can_read_again: false, read_from: null, read_again_as: null };
const consent = (consented: boolean) => ({
  body: { consented, since: null, policy_version: null, current_policy_version: '2026-11-24', kept: 0 },
});
const REPORT = 'POST /chart/analyses/a1/reading-report';
const AGAIN = 'POST /chart/analyses/a1/read-again';
const report: ReadingReport = {
  reported_at: '2026-11-24T09:26:53.000Z',
  wrong: ['scale'],
  note: '',
  credit: 'returned',
  kept: false,
};
const show = (part: Parameters<typeof buildAnalysis>[0] = {}) =>
  renderScreen(<ReadingPanel record={buildAnalysis({ id: 'a1', reader, ...part })} />);

async function open(consented: boolean) {
  const server = startFakeServer({
    'GET /chart/learning': consent(consented),
    [REPORT]: { body: { report } },
  });
  const { mouse } = show();
  await mouse.click(await screen.findByRole('button', { name: 'This reading is wrong' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is wrong?' }));
  await dialog.findByText(/kept/);
  const send = () => mouse.click(dialog.getByRole('button', { name: 'Send report' }));
  const sent = () => server.of(REPORT).map(({ body }) => JSON.parse(String(body)));
  return { mouse, dialog, send, sent };
}

describe('[W-232] a wrong reading', () => {
  it('[W-351] is reported with what is wrong, without a toast that repeats the panel', async () => {
    const { mouse, dialog, send, sent } = await open(false);
    const before = toast.list();
    await send();
    expect(dialog.getByText('Choose at least one.')).toBeVisible();
    await mouse.click(dialog.getByRole('checkbox', { name: 'Price scale' }));
    await mouse.click(dialog.getByRole('checkbox', { name: 'Bars' }));
    await mouse.type(dialog.getByRole('textbox', { name: /In your words/ }), 'Cut.');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toast.list()).toEqual(before);
    expect(sent()).toEqual([{ wrong: ['scale', 'bars'], note: 'Cut.' }]);
  });

  it('asks for the right values only where they may be kept', async () => {
    const { mouse, dialog } = await open(false);
    await mouse.click(dialog.getByRole('checkbox', { name: 'Symbol' }));
    expect(dialog.queryByRole('textbox', { name: /Right symbol/ })).toBeNull();
    expect(dialog.getByRole('link', { name: 'account' })).toHaveAttribute('href', '/account');
  });

  it('sends the right values, prices at the heights of the reading', async () => {
    const { mouse, dialog, send, sent } = await open(true);
    await mouse.click(dialog.getByRole('checkbox', { name: 'Price scale' }));
    await mouse.click(dialog.getByRole('checkbox', { name: 'Symbol' }));
    await mouse.type(dialog.getByRole('textbox', { name: /Right symbol/ }), 'NEARUSDT');
    const [upper, lower] = dialog.getAllByRole('textbox', { name: /Right price/ });
    await mouse.type(upper!, '1,200');
    await send();
    expect(dialog.getByText('Give both prices, or none.')).toBeVisible();
    await mouse.type(lower!, '1200');
    await send();
    expect(dialog.getByText('The two prices must differ.')).toBeVisible();
    await mouse.clear(lower!);
    await mouse.type(lower!, '900.5');
    await send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const { a, b, scale } = reading.axis;
    const points = [
      { y_px: a.y_px, price: 1200 },
      { y_px: b.y_px, price: 900.5 },
    ].toSorted((one, other) => one.y_px - other.y_px);
    expect(sent()).toEqual([
      { wrong: ['scale', 'symbol'], corrected: { symbol: 'NEARUSDT', axis: { scale, points } } },
    ]);
  });

  it('that was reported says so, and offers nothing more', () => {
    startFakeServer();
    show({ reading_report: { ...report, kept: true } });
    expect(screen.getByText('Reported as wrong: Price scale')).toBeVisible();
    expect(screen.getByText(/The credit was returned\./)).toBeVisible();
    expect(screen.getByText(/kept to improve the reader/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'This reading is wrong' })).toBeNull();
  });
});

describe('[W-235] reading again', () => {
  it('is offered where the reader is newer, and shows what came of it', async () => {
    startFakeServer({ [AGAIN]: { body: { analysis: buildAnalysis({ id: 'a2' }), reused: false } } });
    const { mouse, address } = show({ reader: { ...reader, version: null, can_read_again: true } });
    await mouse.click(await screen.findByRole('button', { name: 'Read again' }));
    await waitFor(() => expect(address.current).toBe('/history/a2'));
  });

  it('says why when it does not work', async () => {
    startFakeServer({ [AGAIN]: { status: 422, body: { error: 'The bars could not be read.' } } });
    const { mouse } = show({ reader: { ...reader, version: null, can_read_again: true } });
    await mouse.click(await screen.findByRole('button', { name: 'Read again' }));
    expect(await screen.findByText('The bars could not be read.')).toBeVisible();
  });

  it('is not offered by the same reader, and both readings lead to each other', () => {
    startFakeServer();
    show({ reader: { ...reader, read_from: 'a0', read_again_as: 'a2' } });
    expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the first reading' })).toHaveAttribute(
      'href',
      '/history/a0',
    );
    expect(screen.getByRole('link', { name: 'See the newer reading' })).toHaveAttribute(
      'href',
      '/history/a2',
    );
  });
});
