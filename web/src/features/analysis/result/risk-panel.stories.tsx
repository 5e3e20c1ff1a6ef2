import type { Meta, StoryObj } from '@storybook/react-vite';
import { json } from '../fixtures/analyses.ts';
import { RiskPanel } from './risk-panel.tsx';

const meta = {
  title: 'Analysis/Position size',
  component: RiskPanel,
  args: { json, decimals: 3 },
} satisfies Meta<typeof RiskPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPlan: Story = {};
