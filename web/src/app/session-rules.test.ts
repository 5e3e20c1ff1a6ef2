import { redirectFromShell, redirectFromSignIn, wantedPage } from './session-rules.ts';
import type { User } from '../api/accounts.ts';

const out = { status: 'signed-out', user: null, left: false } as const;
const signedIn = (role: User['role']) =>
  ({ status: 'signed-in', user: { role } as User, left: false }) as const;

describe('where a session may be', () => {
  it('[V-024] sends those who are not signed in to /login, except from the chart analysis', () => {
    for (const path of ['/dashboard', '/history', '/history/42', '/ai-tutor', '/nowhere']) {
      expect(redirectFromShell(path, out)).toBe('/login');
    }
    expect(redirectFromShell('/chart-analysis', out)).toBeNull();
    expect(redirectFromShell('/ChartAnalysis', out)).toBeNull();
  });

  it('does not decide before it knows', () => {
    expect(redirectFromShell('/dashboard', { status: 'loading', user: null, left: false })).toBeNull();
  });

  it('leaves signed-in users where they are, and partners on the dashboard', () => {
    expect(redirectFromShell('/history', signedIn('user'))).toBeNull();
    expect(redirectFromShell('/history', signedIn('admin'))).toBeNull();
    expect(redirectFromShell('/history', signedIn('brand'))).toBe('/dashboard');
    expect(redirectFromShell('/dashboard', signedIn('brand'))).toBeNull();
  });

  it('leads to the start page after a logout', () => {
    expect(redirectFromShell('/chart-analysis', { ...out, left: true })).toBe('/');
  });

  it('[V-025] sends those who are signed in from /login to /dashboard, or where they wanted to go', () => {
    expect(redirectFromSignIn(signedIn('user'), null)).toBe('/dashboard');
    expect(redirectFromSignIn(signedIn('user'), '/history?q=btc')).toBe('/history?q=btc');
    expect(redirectFromSignIn(out, null)).toBeNull();
  });

  it('believes only addresses of the app', () => {
    expect(wantedPage({ from: '/history' })).toBe('/history');
    expect(wantedPage({ from: '//evil.example' })).toBeNull();
    expect(wantedPage({ from: 'https://evil.example' })).toBeNull();
    expect(wantedPage(null)).toBeNull();
  });
});
