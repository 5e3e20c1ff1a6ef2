import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { buildAnalysis } from '../fixtures/analyses.ts';
import { ReadingPanel } from './reading-panel.tsx';

const consent = (consented: boolean) =>
  http.get('/api/chart/learning', () =>
    HttpResponse.json({
      consented,
      since: consented ? '2026-11-24T09:26:53.000Z' : null,
      policy_version: consented ? '2026-11-24' : null,
      current_policy_version: '2026-11-24',
      kept: 0,
    }),
  );
const reader = { version: 1, current: 1, can_read_again: false, read_from: null, read_again_as: null };

const meta = {
  title: 'Analysis/Is this reading right',
  component: ReadingPanel,
  args: { record: buildAnalysis({ reader }) },
  parameters: { msw: [consent(false)] },
} satisfies Meta<typeof ReadingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Reported: Story = {
  args: {
    record: buildAnalysis({
      reader,
      reading_report: {
        reported_at: '2026-11-24T09:26:53.000Z',
        wrong: ['scale', 'symbol'],
        note: '',
        credit: 'returned',
        kept: true,
      },
    }),
  },
};
export const NewerReader: Story = {
  args: { record: buildAnalysis({ reader: { ...reader, version: null, can_read_again: true } }) },
};
export const SecondReading: Story = {
  args: { record: buildAnalysis({ reader: { ...reader, read_from: 'a1' } }) },
};

const openDialog: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'This reading is wrong' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is wrong?' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Price scale' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Symbol' }));
  await expect(await dialog.findByText(/kept/)).toBeVisible();
};
export const Asking: Story = { play: openDialog };
export const AskingWithConsent: Story = { parameters: { msw: [consent(true)] }, play: openDialog };
export const AskingOnAPhone: Story = {
  parameters: { msw: [consent(true)] },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: openDialog,
};
