import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { CommandPalette } from './command-palette.tsx';

const meta = {
  title: 'App/Command palette',
  component: CommandPalette,
  args: { open: true, onOpenChange: () => undefined, onHelp: () => undefined },
  parameters: {
    msw: [http.get('/api/*', () => HttpResponse.json({ error: 'Away.' }, { status: 503 }))],
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
