import type { CurveFigure } from '../../../api/generated/model';
import { Flex, chakra } from '../../../ui/layout.ts';
import { layOutCurves } from './curve-layout.ts';
import { Drawing } from './drawing.tsx';
import { TEXT } from './text-box.ts';

/** How many looks of curves there are; further curves begin again. */
const LOOKS = 4;

/** One or more curves over an axis with its units. */
export function CurveDrawing({ figure, width }: { figure: CurveFigure; width: number }) {
  const { height, plot, named, xMarks, yMarks, curves } = layOutCurves(figure, width);
  return (
    <>
      <Drawing width={width} height={height} label={figure.caption}>
        <text x={4} y={14}>
          {figure.y_label}
        </text>
        {yMarks.map(({ text, y }) => (
          <g key={text}>
            <line className="grid" x1={plot.left} x2={plot.right} y1={y} y2={y} />
            <text className="number" x={plot.left - 8} y={y + TEXT.size / 3} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {xMarks.map(({ text, x }) => (
          <text key={text} className="number" x={x} y={plot.bottom + 16} textAnchor="middle">
            {text}
          </text>
        ))}
        <line className="axis" x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} />
        <text x={plot.right} y={height - 6} textAnchor="end">
          {figure.x_label}
        </text>
        {curves.map(({ label, path, labelY }, index) => (
          <g key={label}>
            <path className={`curve curve-${index % LOOKS}`} d={path} />
            {named && (
              <text className="label strong" x={plot.right + 6} y={labelY + TEXT.size / 3}>
                {label}
              </text>
            )}
          </g>
        ))}
      </Drawing>
      {!named && curves.length > 1 && <Legend labels={curves.map(({ label }) => label)} />}
    </>
  );
}

function Legend({ labels }: { labels: readonly string[] }) {
  return (
    <Flex gap="4" rowGap="1" flexWrap="wrap" textStyle="caption">
      {labels.map((label, index) => (
        <chakra.span key={label} display="inline-flex" alignItems="center" gap="2">
          <chakra.span display="inline-block" width="7">
            <Drawing width={28} height={12} label="">
              <path className={`curve curve-${index % LOOKS}`} d="M0 6L28 6" />
            </Drawing>
          </chakra.span>
          {label}
        </chakra.span>
      ))}
    </Flex>
  );
}
