import type { Meta, StoryObj } from '@storybook/react-vite';
import { json } from '../fixtures/analyses.ts';
import { OutlookPanel } from './outlook-panel.tsx';

const meta = {
  title: 'Analysis/Outlook',
  component: OutlookPanel,
  args: { json, decimals: 3 },
} satisfies Meta<typeof OutlookPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Range: Story = {};
export const Night: Story = { globals: { theme: 'dark' } };
/** Price stands at the end of what was measured. */
export const NothingToMeet: Story = {
  args: { json: { ...json, outlook: { ...json.outlook!, scenarios: null } } },
};
export const BrokenDrift: Story = {
  args: { json: { ...json, regime: { ...json.regime!, break_bar: 60, break_share: 0.02, mood: 'lively' } } },
};
