import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderVisitor } from '../testing/render-visitor.tsx';
import { AcceptableUseScreen } from './acceptable-use-screen.tsx';
import { CookiePolicyScreen } from './cookie-policy-screen.tsx';
import { FaqScreen } from './faq-screen.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import { RefundPolicyScreen } from './refund-policy-screen.tsx';
import { TermsScreen } from './terms-screen.tsx';

const settings = {
  platform_name: 'Wickwise',
  company: { name: 'Chart Readers Ltd', number: '09876543', address: '2 Any Street, Leeds, United Kingdom' },
  support_email: 'support@example.com',
  limits: {},
};

let view: ReturnType<typeof renderVisitor>;
afterEach(() => view.server.close());

describe('the legal pages', () => {
  it.each<[string, ReactNode, RegExp]>([
    ['Terms', <TermsScreen key="t" />, /gives no financial or investment advice/],
    ['Privacy', <PrivacyScreen key="p" />, /Contact messages: one year/],
    [
      'Privacy',
      <PrivacyScreen key="w" />,
      /language model: .*a copy of a picture that our reader could not read/,
    ],
    ['Cookie policy', <CookiePolicyScreen key="c" />, /wickwise_session/],
    ['Refund policy', <RefundPolicyScreen key="r" />, /within 30 days of paying/],
    ['Acceptable use', <AcceptableUseScreen key="a" />, /What is not allowed/],
  ])('%s says what holds, and that a lawyer has not read it', async (title, page, text) => {
    view = renderVisitor(page, { routes: { 'GET /settings/public': { body: settings } } });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getByText('Awaiting a lawyer’s review')).toBeInTheDocument();
    expect(await screen.findByText(/company number 09876543/)).toBeInTheDocument();
    const others = within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toEqual([
      '/terms',
      '/privacy',
      '/cookie-policy',
      '/refund-policy',
      '/acceptable-use',
      '/faq',
    ]);
  });

  it('[D-002] name the company that the settings name', async () => {
    view = renderVisitor(<TermsScreen />, { routes: { 'GET /settings/public': { body: settings } } });
    const section = within(
      screen.getByRole('heading', { name: 'Who we are' }).closest('section') as HTMLElement,
    );
    for (const text of ['Chart Readers Ltd', '09876543', '2 Any Street, Leeds, United Kingdom'])
      expect(await section.findByText(text)).toBeInTheDocument();
    expect(section.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    );
  });

  it('offer another try when the company’s details do not come', async () => {
    view = renderVisitor(<PrivacyScreen />, { routes: { 'GET /settings/public': { status: 500 } } });
    const again = await screen.findByRole('button', { name: /try again|retry/i });
    view.server.routes['GET /settings/public'] = { body: settings };
    await view.mouse.click(again);
    expect(await screen.findByText('Chart Readers Ltd', { selector: 'dd' })).toBeInTheDocument();
  });
});

it('the page of questions has an anchor for each', () => {
  view = renderVisitor(<FaqScreen />, { at: '/faq#refunds' });
  expect(document.getElementById('refunds')).toHaveTextContent('Can I have my money back?');
});
