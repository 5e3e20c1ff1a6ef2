import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ListedAnalysis } from '../api/generated/model';
import { keepToken } from '../api/token.ts';
import { START } from '../api/testing/start-route.ts';
import { buildStats } from '../entities/analysis/testing/build-stats.ts';
import { buildAnalysis, buildRefused } from '../features/analysis/fixtures/analyses.ts';
import { at, dashboard, ME, NOBODY, noAnalyses, signedInAs, startApp } from './testing/start-app.tsx';

let app: ReturnType<typeof startApp>;
const start = (routes: Parameters<typeof startApp>[2] = {}, user = signedInAs()): void => {
  app = startApp('/dashboard', user, routes);
};

const list = (analyses: ListedAnalysis[]) => ({ body: { ...noAnalyses, analyses } });
const seven = Array.from({ length: 7 }, (_, n) => buildAnalysis({ id: `a${n}`, symbol: `SYM${n}` }));
const conversations = (count: number) => ({
  body: {
    total: 10 * count,
    conversations: Array.from({ length: count }, (_, n) => ({
      id: `c${n}`,
      title: `Chat ${n}`,
      topic: 'General',
      created_at: '2026-11-01T10:00:00Z',
    })),
  },
});
const figure = async (label: string) => {
  const term = (await screen.findAllByText(label)).find((one) => one.tagName === 'DT')!;
  return within(term.parentElement!);
};
const card = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  window.localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => app.server.close());

describe('the dashboard', () => {
  it('[V-051] has its title and two buttons', async () => {
    start();
    expect(await dashboard()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask Assistant' })).toHaveAttribute('href', '/ai-tutor');
    const analyze = screen
      .getAllByRole('link', { name: 'Analyze Chart' })
      .map((link) => link.getAttribute('href'));
    expect(new Set(analyze)).toEqual(new Set(['/chart-analysis']));
  });

  it('[W-470] starts with one answer, which holds what every page shows, and asks for its own after it, once', async () => {
    start({ 'GET /auth/me/tour': { body: { left: false } } });
    await dashboard();
    expect(await (await figure('Total Analyses')).findByText('42')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'First steps' })).toBeVisible();
    await waitFor(() =>
      expect(app.server.calls.toSorted()).toEqual([
        START,
        'GET /chart/analyses',
        'GET /chart/reminders',
        'GET /insights/market-pulse',
        'GET /tutor/conversations',
      ]),
    );
  });

  it('[W-470] asks once, and for nothing else, where the session has ended', async () => {
    keepToken('opaque');
    app = startApp('/dashboard', NOBODY);
    await at('/login');
    expect(app.server.calls.filter((call) => call !== 'GET /settings/public')).toEqual([START]);
  });

  it('[V-052] has four figures, from the server', async () => {
    start({ 'GET /tutor/conversations': conversations(3) });
    await dashboard();
    expect(await (await figure('Total Analyses')).findByText('42')).toBeInTheDocument();
    expect(await (await figure('Accuracy Score')).findByText('84%')).toBeInTheDocument();
    expect(await (await figure('Conversations')).findByText('30')).toBeInTheDocument();
    expect(await (await figure('AI Insights')).findByText('27')).toBeInTheDocument();
  });

  it('says what the accuracy score is, and the graded hit rate once there is one', async () => {
    const hit_rate = {
      ...buildStats().hit_rate,
      graded: 13,
      hits: 8,
      misses: 5,
      rate: 8 / 13,
      low: 0.36,
      high: 0.82,
      base_rate: 0.41,
    };
    start({ 'GET /chart/stats': { body: buildStats({ hit_rate }) } });
    await dashboard();
    const accuracy = await figure('Accuracy Score');
    expect(accuracy.getByRole('button', { name: /whose confidence is above 70%/ })).toBeInTheDocument();
    expect(accuracy.getByText(/Hit rate 62% of 13 followed up \(95%: 36% to 82%\)/)).toBeInTheDocument();
  });

  it('[V-053] shows at most five analyses, each leading to itself; View All leads to the history', async () => {
    start({ 'GET /chart/analyses': list(seven) });
    const recent = within(await card('Recent Analyses'));
    await recent.findByText('SYM0');
    expect(recent.getAllByRole('listitem')).toHaveLength(5);
    expect(recent.getByRole('link', { name: 'SYM0' })).toHaveAttribute('href', '/history/a0');
    await app.user.click(recent.getByRole('link', { name: 'View All' }));
    await at('/history');
  });

  it('[W-206] charts that could not be read do not crowd out those that were', async () => {
    const failed = Array.from({ length: 9 }, (_, n) => buildRefused({ id: `f${n}` }));
    const read = (n: number) => buildAnalysis({ id: `a${n}`, symbol: `SYM${n}` });
    start({
      'GET /chart/analyses': ({ params }) =>
        (params as { status?: string }).status === 'completed'
          ? list([0, 1, 2].map(read))
          : list([...failed, read(0)]),
    });
    const recent = within(await card('Recent Analyses'));
    for (const name of ['SYM0', 'SYM1', 'SYM2']) await recent.findByText(name);
    expect(recent.getAllByRole('listitem')).toHaveLength(5);
    expect(recent.getAllByText('Failed')).toHaveLength(2);
  });

  it('[V-054] asks for the latest ten analyses and five conversations', async () => {
    const asked: unknown[] = [];
    start({
      'GET /chart/analyses': ({ params }) => (asked.push(['analyses', params]), { body: noAnalyses }),
      'GET /tutor/conversations': ({ params }) => (asked.push(['conversations', params]), conversations(0)),
    });
    await dashboard();
    await waitFor(() =>
      expect(asked).toEqual(
        expect.arrayContaining([
          ['analyses', { limit: 10 }],
          ['conversations', { limit: 5 }],
        ]),
      ),
    );
  });

  it('[V-055] has a card of the credits and one that leads to the assistant', async () => {
    start({}, signedInAs({ credits_balance: 37, subscription_tier: 'pro' }));
    const credits = within(await card('Credits'));
    expect(credits.getByText('37')).toBeInTheDocument();
    expect(credits.getByText(/remaining · Pro/)).toBeInTheDocument();
    expect(credits.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/pricing#credits');
    const assistant = within(await card('AI Education Assistant'));
    expect(assistant.getByRole('link')).toHaveAttribute('href', '/ai-tutor');
  });

  it('says Unlimited of unlimited credits', async () => {
    start({}, signedInAs({ credits_unlimited: true, subscription_tier: 'expert' }));
    expect(within(await card('Credits')).getByText('Unlimited')).toBeInTheDocument();
  });

  it('[V-057] [V-058] shows each analysis in the state that the server names', async () => {
    const analyzing = buildAnalysis({ id: 'b', status: 'analyzing', analysis_json: null });
    start({
      'GET /chart/analyses': list([buildAnalysis({ id: 'a' }), analyzing, buildRefused({ id: 'c' })]),
    });
    const rows = await within(await card('Recent Analyses')).findAllByRole('listitem');
    await waitFor(() => expect(rows[0]).toHaveTextContent('Completed'));
    expect(rows[1]).toHaveTextContent('Analyzing');
    expect(rows[2]).toHaveTextContent('Failed');
  });
});

describe('[D-110] the market pulse', () => {
  it('is marked as a sample, and says of how many charts, while there are too few', async () => {
    start();
    const pulse = within(await card('Market Pulse'));
    expect(await pulse.findByText('Upward')).toBeInTheDocument();
    expect(pulse.getByText('Moderate')).toBeInTheDocument();
    expect(pulse.getByText('65/100')).toBeInTheDocument();
    expect(pulse.getByText('Sample')).toBeInTheDocument();
    expect(pulse.getByText(/0 charts were analyzed in the last 7 days; 20 are needed/)).toBeInTheDocument();
  });

  it('says of how many charts it was computed', async () => {
    const body = {
      sample: false,
      analyses: 43,
      needed: 20,
      days: 7,
      sentiment: 'Downward',
      volatility: 'High',
      data_index: 81,
      bullish: 11,
      bearish: 20,
      sideways: 12,
    };
    start({ 'GET /insights/market-pulse': { body } });
    const pulse = within(await card('Market Pulse'));
    expect(await pulse.findByText('Downward')).toBeInTheDocument();
    expect(pulse.getByText('81/100')).toBeInTheDocument();
    expect(pulse.queryByText('Sample')).not.toBeInTheDocument();
    expect(pulse.getByText(/From 43 charts analyzed by everybody in the last 7 days/)).toBeInTheDocument();
  });
});

describe('[D-120] what cannot be loaded', () => {
  const broken = { status: 500, body: { error: 'The database is away.' } };

  it.each([
    ['GET /chart/stats', 'Your figures could not be loaded'],
    ['GET /chart/analyses', 'Your analyses could not be loaded'],
    ['GET /insights/market-pulse', 'The market pulse could not be loaded'],
  ])('of %s is shown on the dashboard with the message of the server', async (call, title) => {
    start({ [call]: broken });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getAllByText('The database is away.').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(0);
  });

  it('[W-477] of one part of the answer that a page starts with costs only that part: each is asked for by itself', async () => {
    start({ [START]: broken, 'GET /chart/stats': broken, 'GET /auth/me/tour': { body: { left: false } } });
    expect(await screen.findByText('Your figures could not be loaded')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'First steps' })).toBeVisible();
    await waitFor(() => expect(app.server.calls).toContain('GET /settings/public'));
    expect(app.server.calls.filter((call) => call === START || call === ME)).toEqual([START, ME]);
  });

  it('of the conversations costs only their figure', async () => {
    start({ 'GET /tutor/conversations': broken });
    expect(await (await figure('Conversations')).findByText('could not be loaded')).toBeInTheDocument();
    expect(await (await figure('Total Analyses')).findByText('42')).toBeInTheDocument();
  });
});
