import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissingPart } from './missing-part.tsx';

const meta: Meta<typeof MissingPart> = {
  title: 'Design system/Missing part',
  component: MissingPart,
  args: { onRetry: () => Promise.resolve('done') },
};
export default meta;
type Story = StoryObj<typeof MissingPart>;

/** A dialog or a menu whose code did not come. */
export const AtTheEdge: Story = {};

/** A page whose code did not come. */
export const InPlace: Story = { args: { inPlace: true } };
