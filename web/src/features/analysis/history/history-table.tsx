/** The history as a table: one line an analysis, to be compared at a glance. */
import type { ListedAnalysis } from '../../../api/generated/model';
import { StatusBadge, TrendDirectionBadge } from '../../../entities/analysis/badges.tsx';
import {
  OUTCOME_LABELS,
  historySymbol,
  positionLabel,
  riskReward,
} from '../../../entities/analysis/display.ts';
import { dollarPrice } from '../../../entities/analysis/price-format.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { analysisPath } from '../../../lib/paths.ts';
import { CheckBox } from '../../../ui/check-box.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { TextLink } from '../../../ui/link.tsx';
import type { Selection } from './use-selection.ts';
import { Tags } from './tags.tsx';

interface Props {
  analyses: readonly ListedAnalysis[];
  selection: Selection;
  stale: boolean;
}

export function HistoryTable({ analyses, selection, stale }: Props) {
  return (
    <DataTable
      caption="Your analyses"
      columns={columnsOf(selection)}
      rows={analyses}
      rowKey={({ id }) => id}
      stale={stale}
      empty={null}
    />
  );
}

function columnsOf(selection: Selection): Column<ListedAnalysis>[] {
  return [
    {
      id: 'select',
      header: 'Select',
      hideHeader: true,
      width: '3rem',
      cell: (record) => (
        <CheckBox
          hideLabel
          label={`Select ${historySymbol(record)}, ${formatMoment(record.created_at)}`}
          checked={selection.ids.has(record.id)}
          onChecked={() => selection.toggle(record.id)}
        />
      ),
    },
    {
      id: 'symbol',
      header: 'Symbol',
      narrow: 'title',
      cell: (record) => <TextLink href={analysisPath(record.id)}>{historySymbol(record)}</TextLink>,
    },
    { id: 'frame', header: 'Frame', cell: ({ analysis_json: json }) => json?.time_frame ?? '–' },
    {
      id: 'trend',
      header: 'Trend',
      cell: ({ analysis_json: json, status }) =>
        json ? <TrendDirectionBadge direction={json.trend_direction} /> : <StatusBadge status={status} />,
    },
    {
      id: 'position',
      header: 'Position',
      cell: ({ analysis_json: json }) =>
        json ? (json.plan.direction === 'none' ? 'No trade' : positionLabel(json.plan)) : '–',
    },
    {
      id: 'entry',
      header: 'Entry',
      align: 'end',
      cell: ({ analysis_json: json }) => (json?.entry_price == null ? '–' : dollarPrice(json.entry_price)),
    },
    {
      id: 'rr',
      header: 'R:R',
      align: 'end',
      cell: ({ analysis_json: json }) => riskReward(json?.risk_reward_ratio) ?? '–',
    },
    {
      id: 'outcome',
      header: 'Outcome',
      cell: ({ outcome }) => (outcome ? OUTCOME_LABELS[outcome] : '–'),
    },
    { id: 'tags', header: 'Tags', wrap: true, cell: ({ tags }) => <Tags tags={tags} /> },
    {
      id: 'made',
      header: 'Made',
      align: 'end',
      cell: ({ created_at }) => <time dateTime={created_at}>{formatMoment(created_at)}</time>,
    },
  ];
}
