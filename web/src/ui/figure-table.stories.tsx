import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureTable } from './figure-table.tsx';

const meta: Meta<typeof FigureTable> = {
  title: 'Design system/Figure table',
  component: FigureTable,
  args: {
    caption: 'What became of every picture',
    columns: ['Kind of picture', 'Pictures', 'Right', 'Wrong', 'Refused'],
    rows: [
      ['Real screenshots', '36', { percent: 66.7 }, { percent: 0 }, { percent: 33.3 }],
      ['Photographed, cut out or compressed', '71', { percent: 59.2 }, { percent: 2.8 }, { percent: 38 }],
    ],
  },
};
export default meta;
type Story = StoryObj<typeof FigureTable>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
