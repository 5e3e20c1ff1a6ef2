import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Grid } from '../../../ui/layout.ts';
import { readPreview, refusedPreview } from '../testing/fake-preview-worker.ts';
import { picture, reading } from '../testing/sample-analysis.ts';
import { PreviewFinding } from './preview-finding.tsx';
import { ReadingPicture } from './reading-picture.tsx';
import type { ChartPreview } from './use-chart-preview.ts';

function Preview({ preview }: { preview: ChartPreview }) {
  return (
    <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }} gap="5" alignItems="start">
      <Box minW="0">
        <ReadingPicture
          src={picture}
          alt="Preview of DOTUSDT 4h.png"
          result={preview.state === 'done' ? preview.result : null}
          maxHeight="68vh"
        />
      </Box>
      <PreviewFinding preview={preview} refusedCosts="a refused picture costs nothing" />
    </Grid>
  );
}

const meta = {
  title: 'Analysis/Preview',
  component: Preview,
  args: { preview: { state: 'done', result: readPreview } },
} satisfies Meta<typeof Preview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};

export const ReadAtNight: Story = { globals: { theme: 'dark' } };

export const ReadOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Reading: Story = { args: { preview: { state: 'reading' } } };

export const Unavailable: Story = { args: { preview: { state: 'unavailable' } } };

export const Refused: Story = { args: { preview: { state: 'done', result: refusedPreview } } };

export const RefusedAtNight: Story = { ...Refused, globals: { theme: 'dark' } };

export const RefusedOnAPhone: Story = { ...Refused, globals: { viewport: { value: 'phone' } } };

/** Without a pane the labels that were read are framed all the same. */
export const RefusedWithoutAPane: Story = {
  args: {
    preview: {
      state: 'done',
      result: {
        outcome: 'refused',
        refusal: {
          code: 'no_series',
          stage: 'candles',
          reason: 'No bars and no line were found in the pane.',
          advice: 'Show candles, bars or a line.',
        },
        picture: {
          ...reading.size,
          dark: false,
          price_pane: null,
          axis_side: 'right',
          labels: reading.labels,
        },
      },
    },
  },
};

export const NoPicture: Story = {
  args: {
    preview: {
      state: 'done',
      result: {
        outcome: 'refused',
        refusal: {
          code: 'too_large',
          stage: 'decode',
          reason: 'The picture has too many pixels.',
          advice: 'Send a screenshot of the chart alone.',
        },
        picture: null,
      },
    },
  },
};
