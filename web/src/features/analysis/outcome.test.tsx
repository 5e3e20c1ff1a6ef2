/** Following plans up: reminders, the notice that they are due, and what became of all plans. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildStats } from '../../entities/analysis/testing/build-stats.ts';
import { buildAnalysis } from './fixtures/analyses.ts';
import { FollowUpPanel } from './follow-up/follow-up-panel.tsx';
import { OutcomeScreen } from './outcome-screen.tsx';
import { startFakeServer } from './testing/fake-server.ts';
import { FOLLOWED, HIT_RATE } from './testing/followed-plans.ts';
import { renderScreen } from './testing/render-screen.tsx';

const record = buildAnalysis();
const at = `/chart/analyses/${record.id}`;
const due_at = new Date(2026, 10, 25, 8, 0).toISOString();
const suggestion = { bars: 20, time_frame: '4h', due_at, passed: false };

function showPanel(state: object) {
  const server = startFakeServer({
    [`GET ${at}/follow-ups`]: { body: { follow_ups: [] } },
    [`GET ${at}/seal`]: { body: { seal: null } },
    [`GET ${at}/reminder`]: { body: state },
  });
  return { server, ...renderScreen(<FollowUpPanel record={record} json={record.analysis_json!} />) };
}

const field = () => screen.findByLabelText('Remind me to add a later screenshot');

describe('the reminder of an analysis', () => {
  it('[W-300] is suggested by the time frame, set, and turned off', async () => {
    const { server, mouse } = showPanel({ reminder: null, suggestion });
    expect(await field()).toHaveValue('2026-11-25T08:00');
    expect(screen.getByText(/Suggested: 20 bars of 4h after this analysis/)).toBeVisible();
    server.answers[`PUT ${at}/reminder`] = { body: {} };
    server.answers[`GET ${at}/reminder`] = {
      body: { reminder: { due_at, is_due: false, sent_at: null }, suggestion },
    };
    await mouse.click(screen.getByRole('button', { name: 'Remind me' }));
    expect(await screen.findByText(/You will be reminded on 25 Nov 2026, 08:00, by one email/)).toBeVisible();
    expect(server.of(`PUT ${at}/reminder`)[0]?.body).toBe(JSON.stringify({ due_at }));
    server.answers[`DELETE ${at}/reminder`] = { status: 204 };
    server.answers[`GET ${at}/reminder`] = { body: { reminder: null, suggestion } };
    await mouse.click(screen.getByRole('button', { name: 'Turn off reminder' }));
    expect(await field()).toBeVisible();
    expect(server.of(`DELETE ${at}/reminder`)).toHaveLength(1);
  });

  it('[W-300] is chosen where no time frame was found, and its error stands at the field', async () => {
    const { server, mouse } = showPanel({ reminder: null, suggestion: null });
    expect(await field()).toHaveValue('');
    expect(screen.getByText(/The time frame of this chart was not found/)).toBeVisible();
    await mouse.click(screen.getByRole('button', { name: 'Remind me' }));
    expect(await field()).toHaveAccessibleDescription('Choose a date and a time.');
    const errors = [{ field: 'due_at', message: 'must be a time to come' }];
    server.answers[`PUT ${at}/reminder`] = { status: 422, body: { status: 422, error: 'No.', errors } };
    fireEvent.change(await field(), { target: { value: '2020-01-01T10:00' } });
    await mouse.click(screen.getByRole('button', { name: 'Remind me' }));
    expect(await screen.findByText('must be a time to come')).toBeVisible();
  });

  it('[W-300] says that the bars have passed already', async () => {
    showPanel({ reminder: null, suggestion: { ...suggestion, passed: true } });
    expect(await screen.findByText(/20 bars of 4h have passed since this analysis/)).toBeVisible();
  });
});

const meta = { total: FOLLOWED.length, limit: 50, offset: 0, hidden: 0 };
const page = (plans: readonly object[] = FOLLOWED) => ({ body: { plans, meta } });
const quiet = { 'GET /chart/reminders': { body: { reminders: [] } } };

describe('the outcome list', () => {
  it('[W-302] shows each followed plan, and the hit rate with chance beside it, open ones counted', async () => {
    const stats = buildStats({ hit_rate: HIT_RATE, with_plan: 21 });
    startFakeServer({ ...quiet, 'GET /chart/outcomes': page(), 'GET /chart/stats': { body: stats } });
    renderScreen(<OutcomeScreen />);
    await screen.findByText('Unnamed chart');
    const rows = screen.getAllByRole('row');
    const [waits, hit, stopped, open] = rows.slice(-FOLLOWED.length);
    expect(waits).toHaveTextContent('Unnamed chart');
    expect(waits).toHaveTextContent('Not looked at yet');
    expect(hit).toHaveTextContent(/Target first.*31%.*42.*\+2\.04 R/);
    expect(stopped).toHaveTextContent(/Stop first.*31%.*42.*−1\.00 R/);
    expect(open).toHaveTextContent('Still open');
    expect(await screen.findByText('57%')).toBeVisible();
    expect(screen.getByText('8 of 14, 95%: 33% to 79%')).toBeVisible();
    expect(screen.getByText('34%')).toBeVisible();
    expect(screen.getByText('counted as not hit')).toBeVisible();
    expect(screen.getByText(/You followed up 15 of 21 plans, and you chose which/)).toBeVisible();
  });

  it('[W-302] leads to the one next step where nothing was followed', async () => {
    const server = startFakeServer({
      ...quiet,
      'GET /chart/outcomes': page([]),
      'GET /chart/stats': { body: buildStats({ with_plan: 3 }) },
    });
    const { unmount } = renderScreen(<OutcomeScreen />);
    expect(await screen.findByText('Nothing followed up yet')).toBeVisible();
    expect(await screen.findByText(/You have 3 analyses with a plan/)).toBeVisible();
    unmount();
    server.answers['GET /chart/stats'] = { body: buildStats({ with_plan: 0 }) };
    renderScreen(<OutcomeScreen />);
    expect(await screen.findByText('No plans yet')).toBeVisible();
  });

  it('[W-301] shows the notice of due reminders, each with its analysis, to be turned off', async () => {
    const reminders = [{ analysis_id: record.id, symbol: 'BTCUSDT', due_at }];
    const server = startFakeServer({
      'GET /chart/outcomes': page(),
      'GET /chart/reminders': { body: { reminders } },
      [`DELETE ${at}/reminder`]: { status: 204 },
    });
    const { mouse } = renderScreen(<OutcomeScreen />);
    const list = within(await screen.findByRole('list', { name: 'Due reminders' }));
    expect(list.getByRole('link', { name: 'BTCUSDT' })).toHaveAttribute('href', `/history/${record.id}`);
    server.answers['GET /chart/reminders'] = { body: { reminders: [] } };
    await mouse.click(list.getByRole('button', { name: 'Turn off the reminder for BTCUSDT' }));
    expect(await screen.findByText('Followed plans')).toBeInTheDocument();
    await waitFor(() => expect(server.of(`DELETE ${at}/reminder`)).toHaveLength(1));
  });
});
