import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../../ui/layout.ts';
import { LessonBody } from './lesson-body.tsx';
import { sampleCandles, sampleLesson } from './testing/samples.ts';

const meta = {
  title: 'Tutor/Lesson body',
  component: LessonBody,
  args: { blocks: sampleLesson.blocks, calculatorHref: (id) => `/ai-tutor/calculators/${id}` },
  decorators: [
    (Story) => (
      <Box p="6">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof LessonBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryBlock: Story = {};
export const Night: Story = { globals: { theme: 'dark' } };
export const BlueOrange: Story = { globals: { theme: 'light', candles: 'blue-orange' } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <Box maxW="20rem">
        <Story />
      </Box>
    ),
  ],
};

export const LongNames: Story = {
  args: {
    blocks: [
      {
        kind: 'figure',
        figure: {
          ...sampleCandles,
          levels: sampleCandles.levels.map((level) => ({
            ...level,
            label: `${level.label} of the plan as it was made`,
          })),
        },
      },
    ],
  },
};
