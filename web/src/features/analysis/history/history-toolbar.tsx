import { X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Flex } from '../../../ui/layout.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { STATUSES, TRENDS } from './use-history-filters.ts';
import type { HistoryFilters } from './use-history-filters.ts';

interface Props {
  filters: HistoryFilters;
  onChange: (part: Partial<HistoryFilters>) => void;
}

const option = <V extends string>(value: V) => ({ value, label: value[0]!.toUpperCase() + value.slice(1) });

export function HistoryToolbar({ filters, onChange }: Props) {
  return (
    <Flex gap="3" rowGap="3" flexWrap="wrap" align="flex-end" data-print="none">
      <SearchField
        label="Search by symbol"
        value={filters.q}
        onValue={(q) => onChange({ q })}
        maxLength={40}
      />
      <SegmentedControl
        label="Status"
        options={STATUSES.map(option)}
        value={filters.status}
        onValue={(status) => onChange({ status })}
      />
      <SegmentedControl
        label="Trend"
        options={TRENDS.map(option)}
        value={filters.trend}
        onValue={(trend) => onChange({ trend })}
      />
      {filters.tag && (
        <Button variant="outline" size="sm" iconEnd={X} onClick={() => onChange({ tag: '' })}>
          {`Tag: ${filters.tag}`}
        </Button>
      )}
    </Flex>
  );
}
