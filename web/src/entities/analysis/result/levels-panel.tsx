/** Support and resistance: prices at which the series turned, nearest to the last price first. */
import { fixed } from '../../../../../api/domain/shared-with-web/fixed-number.ts';
import { touchedText } from '../../../../../api/domain/shared-with-web/touched-text.ts';
import { roundedPercent } from '../display.ts';
import { levelPrice } from '../price-format.ts';
import type { AnalysisJson, KeyLevel } from '../../../api/generated/model';
import { TrendBadge } from '../../../ui/badge.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { markId } from '../picture/marks.ts';
import { MarkedValue } from '../picture/marked-value.tsx';
import { Band } from './band.tsx';
import { DataTable } from './data-table.tsx';

const COLUMNS = [{ name: 'Type' }, { name: 'Price', align: 'end' }, { name: 'Error', align: 'end' }] as const;

export function LevelsPanel({ json, decimals }: { json: AnalysisJson; decimals: number }) {
  return (
    <Panel title="Key levels" flush>
      {json.key_levels.length === 0 ? (
        <chakra.p p="5" textStyle="body" color="fg.muted">
          No price was touched often enough to call it a level.
        </chakra.p>
      ) : (
        <DataTable caption="Key levels" columns={COLUMNS}>
          {json.key_levels.map((level, index) => (
            <LevelRow key={index} level={level} mark={markId.level(index)} decimals={decimals} />
          ))}
        </DataTable>
      )}
    </Panel>
  );
}

/** How far away, in average true ranges, beside how often a price without drift reaches it. */
function distanceText({ distance_in_ranges: distance, touch_chance: chance }: KeyLevel): string {
  if (distance == null) return '';
  const reached = chance == null ? '' : `, by chance reached in ${roundedPercent(chance)}`;
  return ` · ${fixed(distance, 1)} ATR away${reached}`;
}

function LevelRow({ level, mark, decimals }: { level: KeyLevel; mark: string; decimals: number }) {
  const support = level.type === 'support';
  const text = levelPrice(level.price, decimals);
  return (
    <tr>
      <th
        scope="row"
        title={`First touched at bar ${level.first_touch_bar + 1}, last at bar ${level.last_touch_bar + 1}`}
      >
        <TrendBadge trend={support ? 'rising' : 'falling'}>{support ? 'Support' : 'Resistance'}</TrendBadge>{' '}
        <chakra.span display="block" textStyle="caption" color="fg.muted">
          {touchedText(level)}
          {distanceText(level)}
        </chakra.span>
      </th>
      <td className="figure">{text && <MarkedValue mark={mark}>{text}</MarkedValue>}</td>
      <td className="figure">
        <Band sigma={level.sigma} decimals={decimals} />
      </td>
    </tr>
  );
}
