import { useEffect, useState } from 'react';
import { Search } from 'lucide-react';
import { Flex } from '../../../ui/layout.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
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
      <SymbolSearch value={filters.q} onValue={(q) => onChange({ q })} />
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
    </Flex>
  );
}

const PAUSE_MS = 250;

/** Asks once the typing pauses; follows the address when that changes by other means. */
function SymbolSearch({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onValue(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Flex flex={{ base: '1 1 100%', lg: '1 1 14rem' }} maxW={{ lg: '20rem' }} css={{ '& > *': { flex: 1 } }}>
      <TextField
        type="search"
        label="Search by symbol"
        hideLabel
        placeholder="Search by symbol"
        icon={Search}
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </Flex>
  );
}
