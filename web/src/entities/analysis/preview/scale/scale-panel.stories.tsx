import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Box, Grid } from '../../../../ui/layout.ts';
import { refusedPreview } from '../../testing/fake-preview-worker.ts';
import { picture, reading } from '../../testing/sample-analysis.ts';
import { ReadingPicture } from '../reading-picture.tsx';
import { movedTo, newScale, sentencesOf, withPoint } from './scale-draft.ts';
import type { ScaleDraft, ScaleErrors } from './scale-draft.ts';
import { ScaleHandles } from './scale-handles.tsx';
import { ScalePanel } from './scale-panel.tsx';

interface Props {
  begun: ScaleDraft | null;
  wanted: boolean;
  errors: ScaleErrors;
}

const { size } = reading;

function SetScale({ begun, wanted, errors }: Props) {
  const [scale, onScale] = useState(begun);
  const shared = { scale, size };
  return (
    <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }} gap="5" alignItems="start">
      <Box minW="0">
        <ReadingPicture
          src={picture}
          alt="Preview of DOTUSDT 4h.png"
          result={refusedPreview}
          maxHeight="68vh"
          over={(scale || wanted) && <ScaleHandles {...shared} onScale={onScale} />}
        />
      </Box>
      <ScalePanel {...shared} src={picture} wanted={wanted} errors={errors} onScale={onScale} />
    </Grid>
  );
}

const [first, last] = [reading.labels[0]!, reading.labels.at(-1)!];
const placed = movedTo(movedTo(newScale(size), 0, first.y_px, size), 1, last.y_px, size);
const whole = withPoint(withPoint(placed, 0, { price: String(first.price) }), 1, {
  price: String(last.price),
});

const meta = {
  title: 'Analysis/Set the scale',
  component: SetScale,
  args: { begun: null, wanted: true, errors: {} },
} satisfies Meta<typeof SetScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wanted: Story = {};

export const Offered: Story = {
  args: { wanted: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Set the scale yourself' }));
    await expect(canvas.getByRole('region', { name: 'Set the scale yourself' })).toHaveFocus();
  },
};

export const Set: Story = { args: { begun: whole } };

export const SetAtNight: Story = { ...Set, globals: { theme: 'dark' } };

export const SetOnAPhone: Story = { ...Set, globals: { viewport: { value: 'phone' } } };

export const Nonsense: Story = {
  args: {
    begun: withPoint(whole, 1, { price: String(first.price) }),
    errors: sentencesOf([
      { field: 'axis.points.1.y_px', message: 'must be at least 10 pixels above or below the other heights' },
      { field: 'axis.points.1.price', message: 'must differ from the other prices' },
    ]),
  },
};

export const NonsenseAtNight: Story = { ...Nonsense, globals: { theme: 'dark' } };
