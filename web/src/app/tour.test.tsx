import { screen, waitFor, within } from '@testing-library/react';
import { START } from '../api/testing/start-route.ts';
import { tourMemory } from '../features/insights/tour-memory.ts';
import { noAnalyses, signedInAs, startApp } from './testing/start-app.tsx';

const TOUR = 'GET /auth/me/tour';
const tour = () => screen.findByRole('region', { name: 'First steps' });

describe('the tour of the first steps', () => {
  it('[W-304] has three steps by keyboard, and does not come again when it is done', async () => {
    const left: string[] = [];
    const { user, server } = startApp('/dashboard', signedInAs(), {
      [TOUR]: { body: { left: false } },
      'DELETE /auth/me/tour': () => {
        left.push('left');
        return { status: 204 };
      },
    });
    const steps = within(await tour());
    expect(steps.getByRole('heading', { name: 'Upload a chart' })).toBeVisible();
    expect(steps.getByText('First steps: 1 of 3')).toBeVisible();
    steps.getByRole('button', { name: 'Next' }).focus();
    await user.keyboard('{Enter}');
    expect(steps.getByRole('heading', { name: 'Check the numbers' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(steps.getByRole('heading', { name: 'Follow the plan up' })).toBeVisible();
    await user.click(steps.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
    expect(left).toEqual(['left']);
    expect(document.activeElement).toHaveAttribute('id', 'main');
    server.routes[TOUR] = { body: { left: true } };
  });

  it('[W-304] is left by Escape from within, and hidden from those who left it', async () => {
    const left: string[] = [];
    const { user } = startApp('/dashboard', signedInAs(), {
      [TOUR]: { body: { left: false } },
      'DELETE /auth/me/tour': () => {
        left.push('left');
        return { status: 204 };
      },
    });
    within(await tour())
      .getByRole('button', { name: 'Next' })
      .focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(left).toEqual(['left']));
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });

  it.each([
    { account: 'a new account', created_at: new Date().toISOString(), known: null, room: true },
    { account: 'an older account', created_at: '2020-01-01T00:00:00Z', known: null, room: false },
    { account: 'who left it here', created_at: new Date().toISOString(), known: 'left', room: false },
    { account: 'who saw it here', created_at: '2020-01-01T00:00:00Z', known: 'open', room: true },
  ] as const)('keeps its room for $account until the answer is there: $room', async (each) => {
    const { created_at, known, room } = each;
    tourMemory.change(() => known);
    let answer: () => void = () => undefined;
    const waited = new Promise<void>((resolve) => (answer = resolve));
    const me = signedInAs({ created_at });
    startApp('/dashboard', me, {
      // As after signing in, which brings the account alone.
      [START]: me,
      [TOUR]: async () => {
        await waited;
        return { body: { left: true } };
      },
    });
    await screen.findByRole('heading', { name: 'Insights Dashboard' });
    expect(screen.queryAllByTestId('room-for-the-tour')).toHaveLength(room ? 1 : 0);
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
    answer();
    await waitFor(() => expect(tourMemory.get()).toBe('left'));
    expect(screen.queryByTestId('room-for-the-tour')).toBeNull();
  });

  it('[W-303] the empty dashboard offers the sample charts', async () => {
    const { user } = startApp('/dashboard', signedInAs(), {
      [TOUR]: { body: { left: true } },
      'GET /chart/analyses': { body: noAnalyses },
    });
    await user.click(await screen.findByRole('button', { name: /^Read the sample: No clear direction/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/chart-analysis'));
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });
});
