import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../api/testing/fake-server.ts';
import type { FakeServer } from '../../api/testing/fake-server.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { LearningPanel } from './learning-panel.tsx';

const off = {
  consented: false,
  since: null,
  policy_version: null,
  current_policy_version: '2026-11-24',
  kept: 0,
};
const on = {
  ...off,
  consented: true,
  since: '2026-11-24T09:26:53.000Z',
  policy_version: '2026-11-24',
  kept: 1,
};
const user = userEvent.setup();
let server: FakeServer;

function show(routes: FakeServer['routes']): void {
  server = fakeServer(routes);
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <LearningPanel />
      </QueryClientProvider>
    </UiProvider>,
  );
}
afterEach(() => server.close());

it('[W-230] is off until it is switched on, and then names the policy', async () => {
  const sent: unknown[] = [];
  show({
    'GET /chart/learning': { body: off },
    'PUT /chart/learning': (request: { data?: unknown }) => {
      sent.push(JSON.parse(String(request.data)));
      return { body: on };
    },
  });
  const box = await screen.findByRole('checkbox', { name: /Keep my corrected readings/ });
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(
    await screen.findByText(/under the privacy policy of 24 Nov 2026. 1 correction is kept/),
  ).toBeVisible();
  expect(box).toBeChecked();
  expect(sent).toEqual([{ consented: true }]);
});

it('stays as it was when the choice could not be saved', async () => {
  show({
    'GET /chart/learning': { body: on },
    'PUT /chart/learning': { status: 503, body: { error: 'The database is restarting.' } },
  });
  const box = await screen.findByRole('checkbox', { name: /Keep my corrected readings/ });
  await user.click(box);
  expect(await screen.findByText('The database is restarting.')).toBeVisible();
  expect(box).toBeChecked();
});
