import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../../../../ui/ui-provider.tsx';
import { readPreview } from '../../testing/fake-preview-worker.ts';
import { reading } from '../../testing/sample-analysis.ts';
import type { ChartPreview } from '../use-chart-preview.ts';
import { NO_BARS, barsOf } from './bars-draft.ts';
import { CorrectionPanel } from './correction-panel.tsx';
import { NOTHING, hintsOf } from './corrections.ts';
import type { Corrections } from './corrections.ts';
import { foundPane } from './pane-draft.ts';
import { ToolHandles } from './tool-handles.tsx';

const { size } = reading;
const pane = foundPane(readPreview, size);
const all = barsOf(reading, NO_BARS);

function renderPanel(errors: Record<string, string> = {}) {
  const now: { corrections: Corrections } = { corrections: NOTHING };
  const preview: ChartPreview = { state: 'done', result: readPreview };
  function Both() {
    const [corrections, setCorrections] = useState(NOTHING);
    now.corrections = corrections;
    const shared = { src: 'blob:x', size, preview, corrections, errors, onCorrections: setCorrections };
    return (
      <UiProvider>
        <ToolHandles {...shared} />
        <CorrectionPanel {...shared} />
      </UiProvider>
    );
  }
  render(<Both />);
  return { hints: () => hintsOf(now.corrections), mouse: userEvent.setup() };
}

const open = async (mouse: ReturnType<typeof userEvent.setup>, name: string) => {
  await mouse.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('region', { name }));
};

it('one tool stands open at a time, which gets the keyboard; closing gives it back and keeps what was set', async () => {
  const { mouse, hints } = renderPanel();
  const names = await open(mouse, 'Correct kind and names');
  expect(screen.getByRole('region', { name: 'Correct kind and names' })).toHaveFocus();
  await mouse.type(names.getByLabelText('Time frame'), '4h');
  await open(mouse, 'Set the pane yourself');
  expect(screen.queryByLabelText('Time frame')).toBeNull();
  await mouse.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Set the pane yourself' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Correct kind and names (set)' })).toBeVisible();
  expect(hints()).toEqual({ timeframe: '4h' });
});

it('the pane’s edges move by keys, by buttons and by dragging, and only then is a pane given', async () => {
  const { mouse, hints } = renderPanel();
  await open(mouse, 'Set the pane yourself');
  expect(hints()).toBeNull();
  const right = screen.getByRole('slider', { name: 'The pane’s right edge' });
  fireEvent.keyDown(right, { key: 'ArrowLeft' });
  expect(hints()).toEqual({ pane: { ...pane, x1: pane.x1 - 0.5 } });
  fireEvent.keyDown(right, { key: 'ArrowUp' });
  await mouse.click(screen.getByRole('button', { name: 'Move the upper edge down by half a pixel' }));
  expect(hints()).toEqual({ pane: { ...pane, x1: pane.x1 - 0.5, y0: pane.y0 + 0.5 } });

  const layer = screen.getByTestId('pane-handles');
  layer.getBoundingClientRect = () => new DOMRect(0, 0, size.width / 2, size.height / 2);
  const left = Object.assign(screen.getByRole('slider', { name: 'The pane’s left edge' }), {
    setPointerCapture: () => undefined,
  });
  fireEvent(left, new MouseEvent('pointerdown', { bubbles: true, clientX: 10 }));
  fireEvent(left, new MouseEvent('pointermove', { bubbles: true, clientX: 20 }));
  expect(hints()?.pane?.x0).toBe(pane.x0 + 20);
  await mouse.click(screen.getByRole('button', { name: 'Remove' }));
  expect(hints()).toBeNull();
});

it('what is drawn, symbol and time frame are given, with their messages at their fields', async () => {
  const { mouse, hints } = renderPanel({ timeframe: 'Must be a time frame such as 15m, 4h or 1D.' });
  const names = await open(mouse, 'Correct kind and names');
  await mouse.selectOptions(names.getByLabelText('What is drawn'), 'Heikin-Ashi candles');
  await mouse.type(names.getByLabelText('Symbol on the chart'), 'DOT');
  expect(hints()).toEqual({ kind: 'heikin_ashi', symbol: 'DOT' });
  expect(names.getByLabelText('Time frame')).toHaveAccessibleDescription(
    'Must be a time frame such as 15m, 4h or 1D.',
  );
  await mouse.selectOptions(names.getByLabelText('What is drawn'), 'As read');
  expect(hints()).toEqual({ symbol: 'DOT' });
});

it('a bar is walked to, set by an edge and removed, and either is taken back', async () => {
  const { mouse, hints } = renderPanel();
  await open(mouse, 'Correct bars');
  await mouse.click(screen.getByRole('button', { name: 'Bar after' }));
  expect(screen.getByText(`Bar 1 of ${all.length}`)).toBeVisible();
  fireEvent.keyDown(screen.getByRole('slider', { name: 'high of the bar' }), {
    key: 'ArrowUp',
    shiftKey: true,
  });
  const { added: _, ...first } = all[0]!;
  expect(hints()).toEqual({ set_bars: [{ ...first, high_y_px: first.high_y_px - 10 }] });
  await mouse.click(screen.getByRole('button', { name: 'Bar after' }));
  await mouse.click(screen.getByRole('button', { name: 'Remove this bar' }));
  expect(hints()).toMatchObject({ remove_bars: [all[1]!.x_px] });
  const removed = `Removed at column ${Math.round(all[1]!.x_px)}`;
  await mouse.click(screen.getByRole('button', { name: `Take back: ${removed}` }));
  await mouse.click(
    screen.getByRole('button', { name: `Take back: Set at column ${Math.round(first.x_px)}` }),
  );
  expect(hints()).toBeNull();
});

it('a press on the picture chooses the bar there', async () => {
  const { mouse } = renderPanel();
  await open(mouse, 'Correct bars');
  const layer = screen.getByTestId('bar-handles');
  layer.getBoundingClientRect = () => new DOMRect(0, 0, size.width, size.height);
  fireEvent.click(layer, { clientX: all[7]!.x_px, clientY: 100 });
  expect(screen.getByText(`Bar 8 of ${all.length}`)).toBeVisible();
});
