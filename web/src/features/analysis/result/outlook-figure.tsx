/** The last closes and, after them, the range that holds 68 of 100 continuations without drift. */
import type { AnalysisJson, Outlook } from '../../../api/generated/model';
import { chakra } from '../../../ui/layout.ts';

const [WIDTH, HEIGHT, MARGIN] = [480, 180, 8];
/** Closes that are drawn before the range. */
const CLOSES = 60;

interface Props {
  json: AnalysisJson;
  outlook: Outlook;
  write: (price: number) => string;
}

export function OutlookFigure({ json, outlook, write }: Props) {
  const closes = (json.reading?.bars ?? []).slice(-CLOSES).map(({ close }) => close);
  const before =
    closes.length > 0 ? [...closes.slice(0, -1), json.last_price.value] : [json.last_price.value];
  const { x, y } = scaleOf(json, outlook, before);
  const at = (bar: number, price: number) => `${x(bar).toFixed(1)} ${y(price).toFixed(1)}`;
  const cone = [
    at(0, json.last_price.value),
    ...outlook.cone.map(({ bar, high }) => at(bar, high)),
    ...outlook.cone.map(({ bar, low }) => at(bar, low)).reverse(),
  ];
  const end = outlook.cone.at(-1);
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      role="img"
      aria-label={end && `Range after ${outlook.bars} bars: ${write(end.low)} to ${write(end.high)}`}
    >
      <chakra.path d={`M${cone.join('L')}Z`} fill="neutral.subtle" stroke="neutral.solid" />
      {(outlook.scenarios ?? []).map(
        ({ kind, price }) =>
          price !== null && (
            <chakra.path
              key={kind}
              d={`M${at(0, price)}H${WIDTH}`}
              stroke={kind === 'up_first' ? 'rising.solid' : 'falling.solid'}
              strokeDasharray="4 3"
            />
          ),
      )}
      <chakra.path
        d={`M${before.map((close, i) => at(i + 1 - before.length, close)).join('L')}`}
        fill="none"
        stroke="fg"
        strokeWidth="1.5"
      />
    </chakra.svg>
  );
}

/** Columns by bars from the last one, rows by prices in the scale of the axis. */
function scaleOf({ axis }: AnalysisJson, { bars, cone, scenarios }: Outlook, before: readonly number[]) {
  const height = (price: number) => (axis.scale === 'log' ? Math.log(price) : price);
  const met = (scenarios ?? []).flatMap(({ price }) => price ?? []);
  const all = [...before, ...met, ...cone.flatMap(({ low, high }) => [low, high])].map(height);
  const [top, bottom] = [Math.max(...all), Math.min(...all)];
  const first = 1 - before.length;
  return {
    x: (bar: number) => MARGIN + ((bar - first) / (bars - first)) * (WIDTH - 2 * MARGIN),
    y: (price: number) => MARGIN + ((top - height(price)) / (top - bottom || 1)) * (HEIGHT - 2 * MARGIN),
  };
}
