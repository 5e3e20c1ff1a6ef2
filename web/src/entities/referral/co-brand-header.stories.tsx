import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CoBrandBand } from './co-brand-header.tsx';

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 24"><circle cx="12" cy="12" r="10" fill="#0b7"/><rect x="28" y="8" width="30" height="8" fill="#124"/></svg>',
)}`;

const meta: Meta<typeof CoBrandBand> = {
  title: 'Referral/Co-branded header',
  component: CoBrandBand,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: {
      name: 'Northgate Traders',
      logo_url: logo,
      primary_color: '#0B3D4F',
      secondary_color: '#00D4FF',
    },
  },
};
export default meta;
type Story = StoryObj<typeof CoBrandBand>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const band = within(canvasElement).getByRole('complementary');
    await expect(band).toHaveTextContent('Northgate Traders');
  },
};

export const PaleColour: Story = {
  args: {
    brand: { name: 'Sunlit Markets', logo_url: null, primary_color: '#FFF3B0', secondary_color: '#E09F3E' },
  },
};

export const MiddleGrey: Story = {
  args: {
    brand: { name: 'Plain Grey', logo_url: null, primary_color: '#777777', secondary_color: '#333333' },
  },
};

export const NoSuchColour: Story = {
  args: {
    brand: { name: 'Colourless', logo_url: null, primary_color: 'nothing', secondary_color: 'nothing' },
  },
};
