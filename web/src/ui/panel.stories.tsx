import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './link.tsx';
import { Panel } from './panel.tsx';
import { SkeletonText } from './skeleton.tsx';

const meta: Meta<typeof Panel> = {
  title: 'Design system/Panel',
  component: Panel,
  args: { title: 'Key Levels', children: 'Two supports and one resistance, by touches.' },
};
export default meta;
type Story = StoryObj<typeof Panel>;

export const Playground: Story = {};
export const WithoutTitle: Story = { args: { title: undefined } };
export const WithAside: Story = { args: { aside: <TextLink href="/history">View All</TextLink> } };
export const Loading: Story = { args: { children: <SkeletonText lines={4} /> } };
