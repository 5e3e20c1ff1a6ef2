import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { auditEntries, auditPage } from '../testing/samples.ts';
import { AdminAuditLogScreen } from './admin-audit-log-screen.tsx';

const answer = (part: object) =>
  http.get('/api/admin/audit-log', () => HttpResponse.json({ ...auditPage, ...part }));
const none = answer({ entries: [], meta: { page: 1, pages: 1, total: 0 } });

const meta: Meta<typeof AdminAuditLogScreen> = {
  title: 'Platform/Audit log',
  component: AdminAuditLogScreen,
  parameters: { layout: 'fullscreen', msw: [answer({})] },
};
export default meta;
type Story = StoryObj<typeof AdminAuditLogScreen>;

export const Full: Story = {};
export const Night: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { parameters: { msw: [none] } };

/** Filters are set, and nothing matches. */
export const NothingMatches: Story = {
  parameters: { msw: [none], route: '/?action=ordering.order_refunded&from=2026-11-01' },
};

export const Loading: Story = {
  parameters: { msw: [http.get('/api/admin/audit-log', () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/audit-log', () =>
        HttpResponse.json({ error: 'The database is restarting.' }, { status: 503 }),
      ),
    ],
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      answer({
        entries: auditEntries.map((entry) => ({
          ...entry,
          object: `order:${'0198d8a4-5b1e-4c8e-'.repeat(6)}`,
          details: { reason: 'The customer gave us a very long account of it. '.repeat(8) },
        })),
      }),
    ],
  },
};
