import { screen, within } from '@testing-library/react';
import type { FakeServer } from '../api/testing/fake-server.ts';
import { NOBODY, at, startApp } from './testing/start-app.tsx';

const legal = [
  ['Terms', '/terms', 'Terms'],
  ['Privacy policy', '/privacy', 'Privacy'],
  ['Cookie policy', '/cookie-policy', 'Cookie policy'],
  ['Refund policy', '/refund-policy', 'Refund policy'],
  ['Acceptable use', '/acceptable-use', 'Acceptable use'],
] as const;

let server: FakeServer;
let user: ReturnType<typeof startApp>['user'];
const start = (path: string): void => {
  ({ server, user } = startApp(path, NOBODY));
};
afterEach(() => server.close());

it('[V-021] the footer of the start page links to five static pages, open to everybody', async () => {
  start('/');
  const footer = within(await screen.findByRole('navigation', { name: 'Footer' }));
  for (const [name, href] of legal) expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  await user.click(footer.getByRole('link', { name: 'Terms' }));
  for (const [, href, heading] of legal) {
    const others = within(await screen.findByRole('navigation', { name: 'Legal' }));
    await user.click(others.getByRole('link', { name: heading }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    await at(href);
  }
});

it.each([
  ['/faq', 'Questions and answers'],
  ['/accuracy', 'Accuracy'],
  ['/record', 'The record of plans'],
  ['/newsletter/confirm#token=a', 'Confirm the newsletter'],
  ['/newsletter/unsubscribe#token=a', 'Unsubscribe from the newsletter'],
])('%s is open to everybody', async (path, heading) => {
  start(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});
