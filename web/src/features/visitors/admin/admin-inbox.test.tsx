import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeServer } from '../../../api/testing/fake-server.ts';
import { inboxPage, newsletterPage, sampleMessages } from '../testing/inbox-samples.ts';
import { renderVisitor } from '../testing/render-visitor.tsx';
import { AdminInboxScreen } from './admin-inbox-screen.tsx';

let server: FakeServer;
afterEach(() => server.close());

const LIST = 'GET /admin/contact-messages';
const open = (routes: FakeServer['routes'], at = '/') => {
  ({ server } = renderVisitor(<AdminInboxScreen />, { at, routes }));
};
const asking = (asked: unknown[], body: unknown) => ({
  [LIST]: ({ params }: { params?: unknown }) => {
    asked.push(params);
    return { body };
  },
});

describe('the inbox', () => {
  it('[D-104] shows a message in full, with an answer prepared, and marks it as handled', async () => {
    const first = sampleMessages[0];
    const sent: unknown[] = [];
    const mark = `PATCH /admin/contact-messages/${first?.id}`;
    open({
      [LIST]: { body: inboxPage },
      [mark]: (request) => {
        sent.push(JSON.parse(String(request.data)));
        return { body: { message: { ...first, status: 'handled' } } };
      },
    });
    fireEvent.click(
      await screen.findByRole('button', { name: 'Read the message of Grace Hopper: No subject' }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'No subject' }));
    expect(sheet.getByText(/Second line & more\?/)).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      'mailto:grace%40example.com?subject=Re%3A%20Your%20message&body=%0D%0A%0D%0A%3E%20First%20line%0D%0A%3E%20Second%20line%20%26%20more%3F',
    );
    fireEvent.click(sheet.getByRole('button', { name: 'Mark as handled' }));
    await waitFor(() => expect(server.count(LIST)).toBe(2));
    expect(sent).toEqual([{ status: 'handled' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[W-219] opens a message by its address, also one that is on another page, and Close returns to the list', async () => {
    const [first] = sampleMessages;
    const other = { ...first, id: '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d99', subject: 'An older message' };
    const { server: started, address } = renderVisitor(<AdminInboxScreen />, {
      at: `/admin-dashboard/inbox/${other.id}?status=open`,
      routes: {
        [LIST]: { body: inboxPage },
        [`GET /admin/contact-messages/${other.id}`]: { body: { message: other } },
      },
    });
    server = started;
    const sheet = within(await screen.findByRole('dialog', { name: 'An older message' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address.current).toBe('/admin-dashboard/inbox'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('radio', { name: /^Open/ })).toBeChecked();
  });

  it.each(['0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d98', '%E0%A4'])(
    '[W-219] says that there is no message at the address %s',
    async (id) => {
      open({ [LIST]: { body: inboxPage } }, `/admin-dashboard/inbox/${id}`);
      const sheet = within(await screen.findByRole('dialog', { name: 'Message' }));
      expect(sheet.getByText('This message cannot be shown')).toBeInTheDocument();
    },
  );

  it('[D-111] is filtered and searched by the server', async () => {
    const asked: unknown[] = [];
    open(asking(asked, inboxPage));
    await screen.findByText('How do I ask for a refund?');
    fireEvent.click(screen.getByRole('radio', { name: /^Open/ }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ status: 'open', page: 1 }));
    const search = screen.getByRole('searchbox', { name: 'Search messages' });
    fireEvent.change(search, { target: { value: 'refund' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(asked.at(-1)).toEqual({ status: 'open', q: 'refund', page: 1 }));
  });

  it('[D-112] says why it could not be loaded, with Retry; and what goes here while it is empty', async () => {
    open({ [LIST]: { status: 500, body: { error: 'The database is restarting.' } } });
    expect(await screen.findByText('The database is restarting.')).toBeInTheDocument();
    server.routes[LIST] = {
      body: { messages: [], meta: { page: 1, pages: 1, total: 0 }, counts: { open: 0, handled: 0 } },
    };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No messages yet')).toBeInTheDocument();
  });

  it('[D-104] shows who asked for the newsletter', async () => {
    open({ [LIST]: { body: inboxPage }, 'GET /admin/newsletter': { body: newsletterPage } });
    fireEvent.click(await screen.findByRole('radio', { name: 'Newsletter' }));
    await screen.findByText('linus@example.com');
    const table = screen.getByRole('table', { name: 'Newsletter' });
    expect(table).toHaveTextContent(/linus@example.com.*Waiting.*grace@example.com.*Confirmed/);
  });
});
