import type { CandlesFigure } from '../../../api/generated/model';
import { layOutCandles } from './candle-layout.ts';
import type { CandleLayout } from './candle-layout.ts';
import { Drawing } from './drawing.tsx';
import { TEXT } from './text-box.ts';

/** Candles, levels, lines and notes, in the candle colours of the product. */
export function CandleDrawing({ figure, width }: { figure: CandlesFigure; width: number }) {
  const layout = layOutCandles(figure, width);
  return (
    <Drawing width={width} height={layout.height} label={figure.caption}>
      <Marks layout={layout} />
      {layout.candles.map(({ rising, x, high, low, body }, index) => (
        <g key={index} className={rising ? 'rising' : 'falling'}>
          <line x1={x} x2={x} y1={high} y2={low} />
          <rect {...body} />
        </g>
      ))}
      <Levels layout={layout} />
      {layout.lines.map(({ from, to, text }) => (
        <g key={text.text}>
          <line className="trend" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          <text className="label strong" x={text.x} y={text.baseline} textAnchor="middle">
            {text.text}
          </text>
        </g>
      ))}
      {layout.notes.map(({ text, x, baseline, tip }) => (
        <g key={`${text}${tip.x}`}>
          <line className="stem" x1={tip.x} x2={tip.x} y1={tip.y} y2={Math.min(baseline + 4, tip.y)} />
          <text className="label" x={x} y={baseline} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

function Marks({ layout: { marks, plot } }: { layout: CandleLayout }) {
  return marks.map(({ text, y }) => (
    <g key={text}>
      <line className="grid" x1={plot.left} x2={plot.right} y1={y} y2={y} />
      <text className="number" x={plot.right + 8} y={y + TEXT.size / 3}>
        {text}
      </text>
    </g>
  ));
}

function Levels({ layout: { levels, plot, beside } }: { layout: CandleLayout }) {
  return levels.map(({ text, y, textX, textY }) => (
    <g key={text}>
      <line className="level" x1={plot.left} x2={plot.right} y1={y} y2={y} />
      {beside && Math.abs(textY - y) > 1 && (
        <line className="stem" x1={plot.right} x2={plot.right + 6} y1={y} y2={textY} />
      )}
      <text className="label strong" x={textX} y={textY + TEXT.size / 3}>
        {text}
      </text>
    </g>
  ));
}
