import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import type { AdminUser } from '../../../api/accounts-admin.ts';
import { buildAdminUser, buildUserList, someSessions, someUsers } from '../testing/build-admin-user.ts';
import { AddUserDialog } from './add-user-dialog.tsx';
import { AdminUsersScreen } from './admin-users-screen.tsx';
import { UserSheet } from './user-sheet.tsx';
import { adminSession } from '../../../entities/session/testing/build-user.ts';

const LIST = '/api/admin/users';
const quiet = () => undefined;
const list = (users: AdminUser[]) =>
  http.get(LIST, () => HttpResponse.json(buildUserList(users, { page: 1, pages: 61, total: 1204 })));
const away = () => HttpResponse.json({ error: 'The database is away.' }, { status: 503 });

const meta: Meta = { title: 'Admin/Users', parameters: { layout: 'fullscreen', session: adminSession } };
export default meta;
type Story = StoryObj;

const screen = (...handlers: ReturnType<typeof list>[]): Story => ({
  render: () => <AdminUsersScreen />,
  parameters: { msw: { handlers } },
});
const sheet = (user: AdminUser, ...handlers: ReturnType<typeof list>[]): Story => ({
  render: () => <UserSheet user={user} onClose={quiet} />,
  parameters: { msw: { handlers } },
});
const sessions = http.get(`${LIST}/:id/sessions`, () => HttpResponse.json({ sessions: someSessions }));

export const Full: Story = screen(list(someUsers));
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = screen(http.get(LIST, () => delay('infinite')));
export const Empty: Story = screen(http.get(LIST, () => HttpResponse.json(buildUserList([]))));
export const Failed: Story = screen(http.get(LIST, away), http.get('/api/users', away));
export const LongText: Story = screen(
  list([
    buildAdminUser({
      full_name: 'Somebody With Quite A Few Names Who-Types-All-Of-Them Every Time They Are Asked',
      email: `${'a-very-long-mailbox-without-any-space'.repeat(2)}@example.com`,
      credits_balance: 1_000_000,
    }),
  ]),
);

export const OneUser: Story = sheet(buildAdminUser(), sessions);
export const OneAdmin: Story = sheet(buildAdminUser({ role: 'admin', two_factor: true }), sessions);
export const OneSuspendedUser: Story = sheet(
  buildAdminUser({
    suspended_at: '2026-11-02T09:00:00Z',
    suspension_reason: 'Three payments with stolen cards.',
  }),
  http.get(`${LIST}/:id/sessions`, () => HttpResponse.json({ sessions: [] })),
);
export const OneUserWithoutSessions: Story = sheet(
  buildAdminUser({ claimed: false }),
  http.get(`${LIST}/:id/sessions`, () => HttpResponse.json({ sessions: [] })),
);
export const OneUserFailed: Story = sheet(buildAdminUser(), http.get(`${LIST}/:id/sessions`, away));

export const Adding: Story = { render: () => <AddUserDialog open onOpenChange={quiet} /> };
