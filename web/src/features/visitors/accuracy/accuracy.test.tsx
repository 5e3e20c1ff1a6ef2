import { screen, within } from '@testing-library/react';
import { accuracyParts } from '../../../content/accuracy.ts';
import { recordSample } from '../record/samples.ts';
import { renderVisitor } from '../testing/render-visitor.tsx';
import { AccuracyScreen } from './accuracy-screen.tsx';

const reported = {
  analyses: 5120,
  reported: 41,
  wrong: { scale: 12, bars: 20, symbol: 8, timeframe: 5, other: 3 },
};
let view: ReturnType<typeof renderVisitor>;
afterEach(() => view.server.close());

it('[W-415] says what the figures files say, bars for the eye and numbers for everybody', async () => {
  view = renderVisitor(<AccuracyScreen />, {
    routes: {
      'GET /record': { body: recordSample },
      'GET /chart/reported': { body: reported },
    },
  });
  for (const { heading, table } of accuracyParts) {
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
    if (!table) continue;
    const shown = within(screen.getByRole('table', { name: table.caption }));
    for (const [name, ...cells] of table.rows) {
      const row = within(shown.getByRole('rowheader', { name }).closest('tr')!);
      expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
        cells.map((cell) => (typeof cell === 'string' ? cell : `${cell.percent}%`)),
      );
    }
  }
  const rates = await screen.findByRole('table', { name: 'First target reached before the stop' });
  expect(within(rates).getByRole('columnheader', { name: 'By chance' })).toBeInTheDocument();
});

it('says when the record cannot be had, and offers another try', async () => {
  view = renderVisitor(<AccuracyScreen />, {
    routes: {
      'GET /record': { status: 500, body: { error: 'Broken.' } },
      'GET /chart/reported': { body: reported },
    },
  });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

it('[W-233] says how many readings were reported as wrong, of how many', async () => {
  view = renderVisitor(<AccuracyScreen />, {
    routes: { 'GET /record': { body: recordSample }, 'GET /chart/reported': { body: reported } },
  });
  const table = within(await screen.findByRole('table', { name: 'Readings reported as wrong' }));
  expect(table.getByRole('row', { name: /Any of it/ })).toHaveTextContent('41 of 5,120 (0.8%)');
  expect(table.getByRole('row', { name: /Bars/ })).toHaveTextContent('20');
});
