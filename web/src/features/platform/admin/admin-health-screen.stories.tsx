import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, fireEvent, within } from 'storybook/test';
import { balanced, sampleHealth, unbalanced } from '../testing/samples.ts';
import { AdminHealthScreen } from './admin-health-screen.tsx';

const health = (part: object) =>
  http.get('/api/admin/health', () => HttpResponse.json({ ...sampleHealth, ...part }));
const proof = (body: object) => http.post('/api/admin/prove-books', () => HttpResponse.json(body));

const meta: Meta<typeof AdminHealthScreen> = {
  title: 'Platform/System health',
  component: AdminHealthScreen,
  parameters: { layout: 'fullscreen', msw: [health({}), proof(balanced)] },
};
export default meta;
type Story = StoryObj<typeof AdminHealthScreen>;

export const NeedsALook: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Nothing fails, nothing waits; nobody has proved the books yet. */
export const AllWell: Story = {
  parameters: {
    msw: [
      health({
        status: 'ok',
        provider: { status: 'ok', name: 'local', model: null, failures: [] },
        mail: { status: 'ok', driver: 'outbox', waiting: 0, oldest_at: null, refused: 0 },
        payments: { status: 'ok', provider: 'sandbox', mode: 'test', unbooked: 0, failures: [] },
      }),
    ],
  },
};

export const Down: Story = {
  globals: { theme: 'dark' },
  parameters: {
    msw: [
      health({
        status: 'down',
        storage: { status: 'down', driver: 's3' },
        jobs: { ...sampleHealth.jobs, status: 'down', waiting: 1204, failed: 3 },
      }),
    ],
  },
};

export const Loading: Story = {
  parameters: { msw: [http.get('/api/admin/health', () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/health', () =>
        HttpResponse.json({ error: 'The database is restarting.' }, { status: 503 }),
      ),
    ],
  },
};

const prove = async (canvasElement: HTMLElement, text: string): Promise<void> => {
  const canvas = within(canvasElement);
  await fireEvent.click(canvas.getByRole('button', { name: 'Prove books' }));
  await expect(await canvas.findByText(text)).toBeVisible();
};

export const Balanced: Story = {
  play: ({ canvasElement }) => prove(canvasElement, 'The books balance'),
};

export const Unbalanced: Story = {
  parameters: { msw: [health({}), proof(unbalanced)] },
  play: ({ canvasElement }) => prove(canvasElement, 'The books do not balance'),
};
