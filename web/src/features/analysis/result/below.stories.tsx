import type { Meta, StoryObj } from '@storybook/react-vite';
import { LitProvider } from '../../../entities/analysis/picture/lit.tsx';
import { json, reading } from '../fixtures/analyses.ts';
import { curves } from '../testing/story-handlers.ts';
import { MeasuredBelow } from './below.tsx';

const meta = {
  title: 'Analysis/Below the result',
  component: MeasuredBelow,
  args: { analysisId: 'a1', json, reading, decimals: 3 },
  parameters: { msw: [curves] },
  decorators: [
    (Story) => (
      <LitProvider>
        <Story />
      </LitProvider>
    ),
  ],
} satisfies Meta<typeof MeasuredBelow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Measured: Story = {};
export const Night: Story = { globals: { theme: 'dark' } };
