import { redirectFromConsole, redirectFromShell, redirectFromSignIn, wantedPage } from './session-rules.ts';
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

  it('[V-056] leads partners and operators from the dashboard to their own, unless an operator asked for it', () => {
    expect(redirectFromShell('/dashboard', signedIn('brand'))).toBe('/brand-dashboard');
    expect(redirectFromShell('/dashboard', signedIn('brand'), true)).toBe('/brand-dashboard');
    expect(redirectFromShell('/dashboard', signedIn('admin'))).toBe('/admin-dashboard');
    expect(redirectFromShell('/dashboard', signedIn('admin'), true)).toBeNull();
    expect(redirectFromShell('/dashboard', signedIn('user'))).toBeNull();
  });

  it('leaves users and operators on the other pages; partners have their own area only', () => {
    expect(redirectFromShell('/history', signedIn('user'))).toBeNull();
    expect(redirectFromShell('/history', signedIn('admin'))).toBeNull();
    expect(redirectFromShell('/history', signedIn('brand'))).toBe('/brand-dashboard');
  });

  it('lets only the role itself into a console', () => {
    expect(redirectFromConsole('admin', signedIn('admin'))).toBeNull();
    expect(redirectFromConsole('admin', signedIn('user'))).toBe('/dashboard');
    expect(redirectFromConsole('admin', signedIn('brand'))).toBe('/dashboard');
    expect(redirectFromConsole('brand', signedIn('brand'))).toBeNull();
    expect(redirectFromConsole('brand', signedIn('admin'))).toBe('/admin-dashboard');
    expect(redirectFromConsole('brand', signedIn('user'))).toBe('/dashboard');
    for (const role of ['admin', 'brand'] as const) {
      expect(redirectFromConsole(role, out)).toBe('/login');
      expect(redirectFromConsole(role, { ...out, status: 'loading' })).toBeNull();
    }
  });

  it('leads to the start page after a logout, operators and partners to the login', () => {
    expect(redirectFromShell('/chart-analysis', { ...out, left: true, leftAs: 'user' })).toBe('/');
    expect(redirectFromShell('/dashboard', { ...out, left: true, leftAs: 'admin' })).toBe('/login');
    expect(redirectFromConsole('brand', { ...out, left: true, leftAs: 'brand' })).toBe('/login');
  });

  it('[V-025] sends those who are signed in from /login to /dashboard, or where they wanted to go', () => {
    expect(redirectFromSignIn(signedIn('user'), null)).toBe('/dashboard');
    expect(redirectFromSignIn(signedIn('user'), '/history?q=btc')).toBe('/history?q=btc');
    expect(redirectFromSignIn(out, null)).toBeNull();
  });

  it('[V-027] sends operators and partners from /login to their dashboards', () => {
    expect(redirectFromSignIn(signedIn('admin'), null)).toBe('/admin-dashboard');
    expect(redirectFromSignIn(signedIn('brand'), null)).toBe('/brand-dashboard');
  });

  it('believes only addresses of the app', () => {
    expect(wantedPage({ from: '/history' })).toBe('/history');
    expect(wantedPage({ from: '//evil.example' })).toBeNull();
    expect(wantedPage({ from: 'https://evil.example' })).toBeNull();
    expect(wantedPage(null)).toBeNull();
  });
});
