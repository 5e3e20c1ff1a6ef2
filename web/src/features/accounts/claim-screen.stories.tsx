import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClaimScreen } from './claim-screen.tsx';

const meta: Meta<typeof ClaimScreen> = {
  title: 'Accounts/Claim account',
  component: ClaimScreen,
  parameters: { layout: 'fullscreen', route: '/claim#token=from-the-email' },
};
export default meta;
type Story = StoryObj<typeof ClaimScreen>;

export const Playground: Story = {};

export const WithoutALink: Story = { parameters: { route: '/claim' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
