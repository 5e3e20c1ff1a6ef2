import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../../../../ui/ui-provider.tsx';
import { refusedPreview, readPreview } from '../../testing/fake-preview-worker.ts';
import { CorrectionPanel } from '../correct/correction-panel.tsx';
import { NOTHING, hintsOf } from '../correct/corrections.ts';
import type { Corrections } from '../correct/corrections.ts';
import { ToolHandles } from '../correct/tool-handles.tsx';
import type { ChartPreview } from '../use-chart-preview.ts';
import type { ScaleErrors } from './scale-draft.ts';

const size = { width: 800, height: 600 };

function renderPanel({ wanted = false, errors = {} }: { wanted?: boolean; errors?: ScaleErrors } = {}) {
  const now: { corrections: Corrections } = { corrections: NOTHING };
  const preview: ChartPreview = { state: 'done', result: wanted ? refusedPreview : readPreview };
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
  return { now, mouse: userEvent.setup() };
}

const handle = (index: number) => screen.getByRole('slider', { name: `Height ${index} of the scale` });
const opener = () => screen.getByRole('button', { name: 'Set the scale yourself' });

/** The picture shown at half its size. */
function frame() {
  const layer = screen.getByTestId('scale-handles');
  layer.getBoundingClientRect = () => new DOMRect(10, 20, 400, 300);
  return layer;
}

describe('the panel of the scale', () => {
  it('opens when pressed and closes on Remove; the keyboard stays where it happened', async () => {
    const { mouse, now } = renderPanel();
    await mouse.click(opener());
    expect(screen.getByRole('region', { name: 'Set the scale yourself' })).toHaveFocus();
    await mouse.type(screen.getByLabelText('Price at height 1'), '5');
    await mouse.click(screen.getByRole('button', { name: 'Remove' }));
    expect(now.corrections.scale).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('stands open without anything to remove where a scale is wanted', async () => {
    const { mouse } = renderPanel({ wanted: true });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    await mouse.type(screen.getByLabelText('Price at height 2'), '7');
    await mouse.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByLabelText('Price at height 2')).toHaveValue('');
  });

  it('takes two presses on the picture, in its own pixels, and two prices', async () => {
    const { mouse, now } = renderPanel({ wanted: true });
    fireEvent.click(frame(), { clientX: 310, clientY: 70 });
    fireEvent.click(frame(), { clientX: 310, clientY: 120 });
    await mouse.type(screen.getByLabelText('Price at height 1'), '110');
    await mouse.type(screen.getByLabelText('Price at height 2'), '100');
    await mouse.click(screen.getByText('Logarithmic'));
    expect(hintsOf(now.corrections)).toEqual({
      axis: {
        scale: 'log',
        points: [
          { y_px: 100, x_px: 600, price: 110 },
          { y_px: 200, x_px: 600, price: 100 },
        ],
      },
    });
  });

  it('moves a height by arrow keys, half a pixel or ten, and says where it is', () => {
    renderPanel({ wanted: true });
    expect(handle(1)).toHaveAttribute('aria-valuetext', '150 pixels from the top of 600, not set yet');
    fireEvent.keyDown(handle(1), { key: 'ArrowUp' });
    expect(handle(1)).toHaveAttribute('aria-valuetext', '149.5 pixels from the top of 600');
    fireEvent.keyDown(handle(1), { key: 'ArrowDown', shiftKey: true });
    expect(handle(1)).toHaveAttribute('aria-valuenow', '159.5');
    expect(handle(2)).toHaveAttribute('aria-valuenow', '450');
  });

  it('moves a height by its buttons, for those who have no keys', async () => {
    const { mouse } = renderPanel({ wanted: true });
    await mouse.click(screen.getByRole('button', { name: 'Move height 2 down by half a pixel' }));
    expect(handle(2)).toHaveAttribute('aria-valuenow', '450.5');
  });

  it('drags a height, which a press that ends there does not move again', () => {
    const { now } = renderPanel({ wanted: true });
    frame();
    const knob = Object.assign(handle(1), { setPointerCapture: () => undefined });
    const pointer = (type: string, clientY: number) =>
      fireEvent(knob, new MouseEvent(type, { bubbles: true, clientY }));
    pointer('pointerdown', 95);
    pointer('pointermove', 105);
    pointer('pointerup', 105);
    fireEvent.click(knob, { clientX: 20, clientY: 105 });
    pointer('pointermove', 200);
    expect(now.corrections.scale?.points.map(({ y_px, placed }) => [y_px, placed])).toEqual([
      [170, true],
      [450, false],
    ]);
  });

  it('shows each message at its field, and others beside the kind of scale', () => {
    renderPanel({
      wanted: true,
      errors: {
        'axis.points.0.y_px': 'Press this height on the picture.',
        'axis.points.1.price': 'Must differ from the other prices.',
        'axis.points': 'Must differ enough to be told apart.',
      },
    });
    const price = screen.getByLabelText('Price at height 2');
    expect(price).toHaveAccessibleDescription('Must differ from the other prices.');
    expect(price).toBeInvalid();
    const panel = within(screen.getByRole('region', { name: 'Set the scale yourself' }));
    expect(panel.getByText('Height 1: Press this height on the picture.')).toBeVisible();
    expect(panel.getByText('Must differ enough to be told apart.')).toBeVisible();
  });
});
