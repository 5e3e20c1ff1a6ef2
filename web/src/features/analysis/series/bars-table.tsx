/** The measured bars as a table: for screen readers, for checking, and behind every drawing of them. */
import type { Reading, SeriesBar } from '../../../api/generated/model';
import { roundedPercent } from '../../../entities/analysis/display.ts';
import { formatPrice, formatSigma } from '../../../entities/analysis/price-format.ts';
import { barTime } from '../../../entities/analysis/picture/bar-time.ts';
import { useMark } from '../../../entities/analysis/picture/lit.tsx';
import { markId } from '../../../entities/analysis/picture/marks.ts';
import { DataTable } from '../../../entities/analysis/result/data-table.tsx';

const COLUMNS = [
  { name: 'Bar' },
  { name: 'Open', align: 'end' },
  { name: 'High', align: 'end' },
  { name: 'Low', align: 'end' },
  { name: 'Close', align: 'end' },
  { name: 'Error of close', align: 'end' },
  { name: 'Sure', align: 'end' },
] as const;

export function BarsTable({ reading, decimals }: { reading: Reading; decimals: number }) {
  const timed = reading.bars.some(({ time }) => barTime(time) !== null);
  const [first, ...others] = COLUMNS;
  return (
    <DataTable
      caption="Measured bars, left to right"
      columns={timed ? [first, { name: 'Time' }, ...others] : COLUMNS}
      maxH="24rem"
    >
      {reading.bars.map((bar, index) => (
        <BarRow key={bar.slot} {...{ bar, index, decimals, timed }} />
      ))}
    </DataTable>
  );
}

interface RowProps {
  bar: SeriesBar;
  index: number;
  decimals: number;
  timed: boolean;
}

function BarRow({ bar, index, decimals, timed }: RowProps) {
  const { isLit, handlers } = useMark(markId.bar(index));
  return (
    <tr
      data-lit={isLit || undefined}
      onMouseEnter={handlers.onMouseEnter}
      onMouseLeave={handlers.onMouseLeave}
    >
      <th scope="row">
        {index + 1} <span aria-label={bar.direction}>{ARROW[bar.direction]}</span>
      </th>
      {timed && <td className="figure">{barTime(bar.time)}</td>}
      {[bar.open, bar.high, bar.low, bar.close].map((price, at) => (
        <td key={at} className="figure">
          {price === null ? '' : formatPrice(price, decimals)}
        </td>
      ))}
      <td className="figure">{formatSigma(bar.close_sigma, decimals)}</td>
      <td className="figure quiet">{roundedPercent(bar.confidence)}</td>
    </tr>
  );
}

const ARROW = { up: '↑', down: '↓', flat: '→' } as const;
