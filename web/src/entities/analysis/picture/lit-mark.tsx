/** The one mark that is lit, drawn above all layers. */
import type { Box, Reading } from '../../../api/generated/model';
import { bandOfPrice, positionInPane } from './axis-scale.ts';
import type { Mark } from './marks.ts';
import { barPath, boxPath, grown, spanBox } from './overlay-paths.ts';

interface Props {
  mark: Mark;
  reading: Reading;
  /** Pixels of the picture per pixel of the screen. */
  unit: number;
}

/** Lights the pixels a number came from: a band across the pane, a bar, a stretch of bars, a printed label. */
export function LitMark({ mark, reading, unit }: Props) {
  const label = mark.id.startsWith('label:') ? reading.labels[Number(mark.id.slice(6))] : undefined;
  return (
    <g className="ov-lit">
      {label && <path d={boxPath(grown(label.box, 2 * unit))} />}
      {mark.bars && <LitBars mark={mark} reading={reading} />}
      {mark.price !== null && <LitPrice price={mark.price} mark={mark} reading={reading} unit={unit} />}
    </g>
  );
}

function LitBars({ mark, reading }: Omit<Props, 'unit'>) {
  const bar = mark.layer === 'bars' ? reading.bars[mark.bars![0]] : undefined;
  const box = spanBox(reading, mark.bars!);
  const { y0, y1 } = reading.price_pane;
  return (
    <>
      {bar && (
        <rect
          x={bar.x_px - reading.bar_spacing_px / 2}
          width={reading.bar_spacing_px}
          y={y0}
          height={y1 - y0}
          className="ov-lit-column"
        />
      )}
      {bar && <path d={barPath(reading, bar)} />}
      {!bar && box && <path d={boxPath(box)} className="ov-lit-span" />}
    </>
  );
}

function LitPrice({ price, mark, reading, unit }: Props & { price: number }) {
  const { price_pane: pane, axis, axis_strip: strip } = reading;
  const band = bandOfPrice(axis, price, mark.sigma);
  const position = positionInPane(pane, band.middle);
  const [x0, x1] = [Math.min(pane.x0, strip.x0), Math.max(pane.x1, strip.x1)];
  if (position !== 'inside') return <PastTheEdge position={position} pane={pane} unit={unit} />;
  const least = 3 * unit;
  const height = Math.max(least, band.bottom - band.top);
  return (
    <>
      <rect x={x0} width={x1 - x0} y={band.middle - height / 2} height={height} className="ov-lit-band" />
      <path d={`M${x0} ${band.middle}H${x1}`} />
    </>
  );
}

/** A price outside the picture: an arrow at the edge it lies beyond. */
function PastTheEdge({ position, pane, unit }: { position: 'above' | 'below'; pane: Box; unit: number }) {
  const up = position === 'above';
  const [tip, size] = [up ? pane.y0 + 2 * unit : pane.y1 - 2 * unit, 10 * unit];
  const base = up ? tip + size : tip - size;
  const middle = (pane.x0 + pane.x1) / 2;
  return <path d={`M${middle} ${tip}L${middle - size} ${base}H${middle + size}Z`} className="ov-lit-arrow" />;
}
