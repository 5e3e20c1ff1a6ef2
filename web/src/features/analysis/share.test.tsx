/** Links that show one analysis: made and revoked by the owner, opened by anybody. */
import { screen, waitFor, within } from '@testing-library/react';
import { SharePanel } from './detail/share-panel.tsx';
import { buildAnalysis } from './fixtures/analyses.ts';
import { SharedScreen } from './shared-screen.tsx';
import { startFakeServer } from './testing/fake-server.ts';
import { renderScreen } from './testing/render-screen.tsx';

const SHARES = '/chart/analyses/a1/shares';
const share = {
  id: 's1',
  created_at: '2026-11-01T10:00:00Z',
  expires_at: '2026-11-08T10:00:00Z',
  with_picture: true,
};
const url = 'https://wickwise.example/shared/token';
const record = buildAnalysis();
const shared = {
  symbol: 'BTCUSDT',
  created_at: record.created_at,
  expires_at: share.expires_at,
  picture_url: '/api/shared/token/picture.webp',
  decimals: 2,
  analysis_json: record.analysis_json,
};
const openLink = () =>
  renderScreen(<SharedScreen />, { user: null, at: '/shared/token', path: '/shared/:token' });

describe('[W-243] the share links of an analysis', () => {
  it('are made for a chosen time, show their address once, and can be revoked', async () => {
    let shares: (typeof share)[] = [];
    const server = startFakeServer({
      [`GET ${SHARES}`]: () => ({ body: { shares } }),
      [`POST ${SHARES}`]: () => {
        shares = [share];
        return { status: 201, body: { share, url } };
      },
      [`DELETE ${SHARES}/s1`]: () => {
        shares = [];
        return { status: 204 };
      },
    });
    const { mouse } = renderScreen(<SharePanel analysisId="a1" />);
    await mouse.click(screen.getByText('30 days'));
    await mouse.click(screen.getByLabelText('Show the screenshot'));
    expect(screen.getByText(/Check that nothing private is on it/)).toBeVisible();
    await mouse.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByLabelText('New link')).toHaveValue(url);
    expect(JSON.parse(String(server.of(`POST ${SHARES}`)[0]?.body))).toEqual({
      days: 30,
      with_picture: true,
    });
    const list = within(screen.getByRole('list', { name: 'Links that work' }));
    expect(list.getByText(/with the screenshot/)).toBeVisible();
    await mouse.click(list.getByRole('button', { name: /Revoke the link/ }));
    expect(await screen.findByText('Link revoked')).toBeInTheDocument();
    expect(screen.queryByLabelText('New link')).not.toBeInTheDocument();
  });

  it('do not show the screenshot unless it is chosen', async () => {
    const server = startFakeServer({
      [`GET ${SHARES}`]: { body: { shares: [] } },
      [`POST ${SHARES}`]: { status: 201, body: { share, url } },
    });
    const { mouse } = renderScreen(<SharePanel analysisId="a1" />);
    await mouse.click(screen.getByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(server.of(`POST ${SHARES}`)).toHaveLength(1));
    expect(JSON.parse(String(server.of(`POST ${SHARES}`)[0]?.body))).toEqual({
      days: 7,
      with_picture: false,
    });
  });
});

describe('[W-243] what a link shows', () => {
  it('is the analysis, to somebody who is not signed in', async () => {
    startFakeServer({ 'GET /shared/token': { body: shared } });
    openLink();
    expect(await screen.findByRole('heading', { level: 1, name: 'BTCUSDT' })).toBeVisible();
    expect(screen.getByRole('img', { name: /Chart of BTCUSDT/ })).toHaveAttribute('src', shared.picture_url);
    expect(screen.getByText(shared.analysis_json!.analysis_summary)).toBeVisible();
  });

  it('has no picture where none is shared', async () => {
    startFakeServer({ 'GET /shared/token': { body: { ...shared, picture_url: null } } });
    openLink();
    await screen.findByRole('heading', { level: 1, name: 'BTCUSDT' });
    expect(screen.queryByRole('img', { name: /Chart of/ })).not.toBeInTheDocument();
  });

  it('is a plain word where the link does not work', async () => {
    startFakeServer({ 'GET /shared/token': { status: 404, body: { error: 'no', code: 'x' } } });
    openLink();
    expect(await screen.findByText('This link does not work')).toBeVisible();
  });
});
