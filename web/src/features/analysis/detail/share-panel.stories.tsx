import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { SharePanel } from './share-panel.tsx';

const share = (id: string, withPicture: boolean) => ({
  id,
  created_at: '2026-11-01T10:00:00Z',
  expires_at: '2026-11-08T10:00:00Z',
  with_picture: withPicture,
});
const shares = (list: object[]) =>
  http.get('/api/chart/analyses/:id/shares', () => HttpResponse.json({ shares: list }));

const meta = {
  title: 'Analysis/Share links',
  component: SharePanel,
  args: { analysisId: 'a1' },
  parameters: { msw: [shares([])] },
} satisfies Meta<typeof SharePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Two: Story = { parameters: { msw: [shares([share('s1', true), share('s2', false)])] } };
export const Failed: Story = {
  parameters: {
    msw: [
      http.get('/api/chart/analyses/:id/shares', () =>
        HttpResponse.json({ error: 'Something went wrong.' }, { status: 500 }),
      ),
    ],
  },
};
