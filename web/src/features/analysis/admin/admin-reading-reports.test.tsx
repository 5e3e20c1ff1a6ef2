import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { reportsPage } from '../testing/report-samples.ts';
import { startFakeServer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { AdminReadingReportsScreen } from './admin-reading-reports-screen.tsx';

const LIST = 'GET /admin/reading-reports';

it('[W-234] lists reports with a picture only where it is kept, and filters by part and correction', async () => {
  const server = startFakeServer({ [LIST]: { body: reportsPage } });
  const { mouse } = renderScreen(<AdminReadingReportsScreen />);
  const kept = (await screen.findByText('Price scale, Symbol')).closest('tr')!;
  expect(within(kept).getByRole('link', { name: 'Picture' })).toHaveAttribute(
    'href',
    reportsPage.reports[0]!.picture_url,
  );
  expect(screen.getAllByRole('link', { name: 'Picture' })).toHaveLength(1);
  expect(screen.getByText(/The last five candles/)).toBeVisible();
  await mouse.selectOptions(screen.getByRole('combobox', { name: 'What is wrong' }), 'bars');
  fireEvent.click(screen.getByRole('radio', { name: 'Not kept' }));
  const filtered = { page: 1, wrong: 'bars', kept: false };
  await waitFor(() => expect(server.of(LIST).at(-1)!.params).toEqual(filtered));
});
