import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CreditsDialog } from './credits-dialog.tsx';
import { StatementScreen } from './statement-screen.tsx';
import { emptyStatement, sampleStatement } from './testing/samples.ts';

const answer = (body: object, status = 200) => [
  http.get('/api/credits/statement', () => HttpResponse.json(body, { status })),
];

const meta: Meta<typeof StatementScreen> = {
  title: 'Credits/Statement',
  component: StatementScreen,
  parameters: { layout: 'fullscreen', route: '/credits', msw: answer(sampleStatement) },
};
export default meta;
type Story = StoryObj<typeof StatementScreen>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('0 + 81 − 2 = 79')).toBeVisible();
  },
};

export const Phone: Story = { ...Playground, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { parameters: { msw: answer(emptyStatement) } };

export const Loading: Story = {
  parameters: { msw: [http.get('/api/credits/statement', () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: { msw: answer({ error: 'The database is restarting.' }, 503) },
};

const long = 'A package whose name goes on and on '.repeat(5).trim();
export const LongTexts: Story = {
  parameters: {
    msw: answer({
      ...sampleStatement,
      balance: 1_234_567_890,
      entries: sampleStatement.entries.map((entry) => ({ ...entry, description: long })),
    }),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Panel: Story = {
  name: 'Credits panel',
  render: () => <CreditsDialog open onOpenChange={() => undefined} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Basic' })).toBeVisible());
    // The first focus is the title: pressing Enter on arrival buys nothing.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Credits' })).toHaveFocus());
  },
};

export const PanelOnAPhone: Story = {
  ...Panel,
  name: 'Credits panel on a phone',
  globals: { viewport: { value: 'phone' } },
};
