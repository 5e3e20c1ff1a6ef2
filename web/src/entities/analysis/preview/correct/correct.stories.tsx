import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ReadingKind } from '../../../../api/generated/model';
import { Box } from '../../../../ui/layout.ts';
import { readPreview, refusedPreview } from '../../testing/fake-preview-worker.ts';
import { picture, reading } from '../../testing/sample-analysis.ts';
import { CorrectablePreview } from '../correctable-preview.tsx';
import type { PreviewOutcome } from '../preview-messages.ts';
import { movedTo, newScale, sentencesOf, withPoint } from '../scale/scale-draft.ts';
import type { ScaleErrors } from '../scale/scale-draft.ts';
import { barsOf, withBar, withEdge, withoutBar } from './bars-draft.ts';
import { NOTHING } from './corrections.ts';
import type { Corrections } from './corrections.ts';

interface Props {
  begun: Partial<Corrections>;
  result: PreviewOutcome;
  errors: ScaleErrors;
}

const { size } = reading;

function Correct({ begun, result, errors }: Props) {
  const [corrections, onCorrections] = useState<Corrections>({ ...NOTHING, ...begun });
  return (
    <Box borderWidth="1px" borderRadius="control" overflow="clip">
      <CorrectablePreview
        src={picture}
        alt="Preview of DOTUSDT 4h.png"
        preview={{ state: 'done', result }}
        {...{ corrections, errors, onCorrections }}
        refusedCosts="a refused picture costs nothing"
        maxHeight="68vh"
      />
    </Box>
  );
}

const [first, last] = [reading.labels[0]!, reading.labels.at(-1)!];
const placed = movedTo(movedTo(newScale(size), 0, first.y_px, size), 1, last.y_px, size);
const whole = withPoint(withPoint(placed, 0, { price: String(first.price) }), 1, {
  price: String(last.price),
});
const { x0, y0, x1, y1 } = reading.price_pane;
const pane = { x0: x0 + 20, y0: y0 + 20, x1: x1 - 20, y1: y1 - 20 };
const all = barsOf(reading, NOTHING.bars);
const taken = withoutBar(NOTHING.bars, all[10]!);
const bars = withBar(taken, withEdge(all[40]!, 'high', all[40]!.high_y_px - 12, size));
const kind: ReadingKind = 'hollow';

const meta = {
  title: 'Analysis/Correct a preview',
  component: Correct,
  args: { begun: {}, result: refusedPreview, errors: {} },
} satisfies Meta<typeof Correct>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a scale it is asked for. */
export const ScaleWanted: Story = {};

export const Offered: Story = {
  args: { result: readPreview },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Set the scale yourself' }));
    const region = await canvas.findByRole('region', { name: 'Set the scale yourself' });
    await waitFor(() => expect(region).toHaveFocus());
  },
};

const night = { theme: 'dark' };
const phone = { viewport: { value: 'phone' } };

export const Scale: Story = { args: { begun: { scale: whole } } };
export const ScaleAtNight: Story = { ...Scale, globals: night };
export const ScaleOnAPhone: Story = { ...Scale, globals: phone };

export const Nonsense: Story = {
  args: {
    begun: { scale: withPoint(whole, 1, { price: String(first.price) }) },
    errors: sentencesOf([
      { field: 'axis.points.1.y_px', message: 'must be at least 10 pixels above or below the other heights' },
      { field: 'axis.points.1.price', message: 'must differ from the other prices' },
    ]),
  },
};
export const NonsenseAtNight: Story = { ...Nonsense, globals: night };

export const Pane: Story = { args: { begun: { tool: 'pane', pane }, result: readPreview } };
export const PaneAtNight: Story = { ...Pane, globals: night };
export const PaneOnAPhone: Story = { ...Pane, globals: phone };

export const Names: Story = {
  args: {
    begun: { tool: 'names', kind, symbol: 'DOT/USDT', timeframe: 'monthly' },
    result: readPreview,
    errors: sentencesOf([{ field: 'timeframe', message: 'must be a time frame such as 15m, 4h or 1D' }]),
  },
};
export const NamesAtNight: Story = { ...Names, globals: night };
export const NamesOnAPhone: Story = { ...Names, globals: phone };

export const Bars: Story = { args: { begun: { tool: 'bars', bars }, result: readPreview } };
export const BarsAtNight: Story = { ...Bars, globals: night };
export const BarsOnAPhone: Story = { ...Bars, globals: phone };

/** While an edge has the keyboard, the pixels under it are enlarged on the picture, too. */
export const Magnified: Story = {
  ...Pane,
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole('slider', { name: 'The pane’s right edge' })).focus();
    await userEvent.keyboard('{ArrowRight}');
  },
};
