/** What was measured, drawn over the picture in its own pixels. Pure: re-drawn only when layers or scale change. */
import { memo, useMemo } from 'react';
import type { AnalysisJson, Reading } from '../../../api/generated/model';
import { bandOfPrice, positionInPane, rowOfPrice } from './axis-scale.ts';
import type { Layer, Mark } from './marks.ts';
import { barPaths, boxPath, conePath, grown, spanBox, swingPath } from './overlay-paths.ts';

interface Props {
  json: AnalysisJson;
  reading: Reading;
  marks: ReadonlyMap<string, Mark>;
  shown: ReadonlySet<Layer>;
  /** Pixels of the picture per pixel of the screen. */
  unit: number;
}

/**
 * All layers that are switched on, each drawn again only when its own part changes: a switch costs one layer. Colours come from
 * the CSS variables of the picture's frame.
 */
export function OverlayLayers({ json, reading, marks, shown, unit }: Props) {
  return (
    <>
      {shown.has('axis') && <AxisLayer reading={reading} unit={unit} />}
      {shown.has('fibonacci') && <LevelLines reading={reading} marks={marks} layer="fibonacci" dash="2 4" />}
      {shown.has('levels') && <LevelLines reading={reading} marks={marks} layer="levels" />}
      {shown.has('patterns') && <PatternBoxes reading={reading} marks={marks} />}
      {shown.has('bars') && <BarOutlines reading={reading} />}
      {shown.has('pivots') && <Swings json={json} reading={reading} unit={unit} />}
      {shown.has('cone') && <Cone json={json} reading={reading} />}
      {shown.has('plan') && <PlanZones json={json} reading={reading} marks={marks} />}
    </>
  );
}

/** The outlines of the measured bars. */
export const BarOutlines = memo(function BarOutlines({ reading }: { reading: Reading }) {
  const paths = useMemo(() => barPaths(reading), [reading]);
  return (
    <g className="ov-bars">
      <path d={paths.up} className="tone-rising" />
      <path d={paths.down} className="tone-falling" />
      <path d={paths.flat} className="tone-neutral" />
    </g>
  );
});

interface AxisProps {
  reading: Pick<Reading, 'price_pane' | 'axis_side' | 'labels'>;
  unit: number;
}

/** The pane, and the labels of the price axis with their ticks. */
export const AxisLayer = memo(function AxisLayer({ reading, unit }: AxisProps) {
  const { price_pane: pane, axis_side, labels } = reading;
  const edge = axis_side === 'right' ? pane.x1 : pane.x0;
  const inwards = axis_side === 'right' ? -1 : 1;
  return (
    <g className="ov-axis">
      <path d={boxPath(pane)} className="ov-pane" />
      {labels.map((label, index) => (
        <g key={index} className={label.inlier ? undefined : 'ov-outlier'}>
          <path d={boxPath(grown(label.box, 2 * unit))} />
          <path d={`M${edge} ${label.y_px}h${inwards * 7 * unit}`} className="ov-tick" />
        </g>
      ))}
    </g>
  );
});

interface MarksProps {
  reading: Reading;
  marks: ReadonlyMap<string, Mark>;
}

type LevelProps = MarksProps & { layer: Layer; dash?: string };

const LevelLines = memo(function LevelLines({ reading, marks, layer, dash }: LevelProps) {
  const { price_pane: pane } = reading;
  return (
    <g className="ov-levels" strokeDasharray={dash}>
      {[...marks.values()]
        .filter((mark) => mark.layer === layer && mark.price !== null)
        .map((mark) => {
          const band = bandOfPrice(reading.axis, mark.price!, mark.sigma);
          if (positionInPane(pane, band.middle) !== 'inside') return null;
          const from = mark.bars ? (reading.bars[mark.bars[0]]?.x_px ?? pane.x0) : pane.x0;
          const height = Math.max(1, band.bottom - band.top);
          return (
            <g key={mark.id} className={`tone-${mark.tone}`}>
              <rect x={from} width={pane.x1 - from} y={band.top} height={height} className="ov-band" />
              <path d={`M${from} ${band.middle}H${pane.x1}`} />
            </g>
          );
        })}
    </g>
  );
});

const PatternBoxes = memo(function PatternBoxes({ reading, marks }: MarksProps) {
  return (
    <g className="ov-patterns">
      {[...marks.values()].map((mark) => {
        const box = mark.layer === 'patterns' && mark.bars ? spanBox(reading, mark.bars) : null;
        return box && <path key={mark.id} d={boxPath(box)} className={`tone-${mark.tone}`} />;
      })}
    </g>
  );
});

const Swings = memo(function Swings({ json, reading, unit }: Pick<Props, 'json' | 'reading' | 'unit'>) {
  const path = (kind: 'high' | 'low') =>
    json.pivots
      .filter((pivot) => pivot.kind === kind)
      .map((pivot) => swingPath(reading, kind, pivot.bar, pivot.price, 9 * unit))
      .join('');
  return (
    <g className="ov-swings">
      <path d={path('high')} className="tone-falling" />
      <path d={path('low')} className="tone-rising" />
    </g>
  );
});

/** The range of the coming bars, right of the last one, as far as the pane reaches. */
const Cone = memo(function Cone({ json, reading }: Pick<Props, 'json' | 'reading'>) {
  const path = json.outlook && conePath(reading, json.last_price.value, json.outlook.cone);
  return path && <path d={path} className="ov-cone tone-neutral" />;
});

/** Right edge of the last bar: what the plan says is drawn from here on, and labels lie right of it. */
export function lastBarEdge({ bars, bar_spacing_px: spacing, price_pane: pane }: Reading): number {
  const last = bars.at(-1)?.x_px ?? pane.x1;
  return Math.min(pane.x1, last + spacing / 2);
}

type PlanProps = MarksProps & { json: AnalysisJson };

/** Zones of risk and reward right of the last bar, and the plan's prices; over the bars they are only hinted at. */
const PlanZones = memo(function PlanZones({ json, reading, marks }: PlanProps) {
  const { entry, stop, take_profit_2 } = json.plan;
  if (!entry || !stop || !take_profit_2) return null;
  const { price_pane: pane, axis } = reading;
  const from = lastBarEdge(reading);
  const clamp = (price: number) => Math.min(pane.y1, Math.max(pane.y0, rowOfPrice(axis, price)));
  const zone = (a: number, b: number, tone: string) => {
    const [top, bottom] = [clamp(a), clamp(b)].sort((x, y) => x - y) as [number, number];
    return (
      <rect
        x={from}
        width={pane.x1 - from}
        y={top}
        height={bottom - top}
        className={`ov-zone tone-${tone}`}
      />
    );
  };
  return (
    <g className="ov-plan">
      {zone(entry.price, stop.price, 'falling')}
      {zone(entry.price, take_profit_2.price, 'rising')}
      {[...marks.values()]
        .filter((mark) => mark.layer === 'plan' && mark.price !== null)
        .map((mark) => {
          const band = bandOfPrice(axis, mark.price!, mark.sigma);
          if (positionInPane(pane, band.middle) !== 'inside') return null;
          return (
            <g key={mark.id} className={`tone-${mark.tone}`}>
              <rect
                x={from}
                width={pane.x1 - from}
                y={band.top}
                height={Math.max(1, band.bottom - band.top)}
                className="ov-band"
              />
              <path d={`M${pane.x0} ${band.middle}H${from}`} className="ov-before" />
              <path
                d={`M${from} ${band.middle}H${pane.x1}`}
                strokeDasharray={mark.projected ? '6 4' : undefined}
              />
            </g>
          );
        })}
    </g>
  );
});
