import { useSearchParams } from 'react-router-dom';
import type { StatsDays } from '../../../api/brand.ts';
import { Box } from '../../../ui/layout.ts';
import { SelectField } from '../../../ui/select-field.tsx';

const PERIODS: readonly StatsDays[] = [7, 30, 90, 365];
const FIRST: StatsDays = 30;

export const periodLabel = (days: StatsDays): string => `Last ${days} days`;

const options = PERIODS.map((days) => ({ value: String(days), label: periodLabel(days) }));

/** The period that figures are about; it stands in the address. */
export function usePeriod(): [StatsDays, (days: string) => void] {
  const [search, setSearch] = useSearchParams();
  const days = PERIODS.find((known) => String(known) === search.get('days')) ?? FIRST;
  return [days, (wanted) => setSearch(wanted === String(FIRST) ? {} : { days: wanted }, { replace: true })];
}

export function PeriodSelect({ days, onDays }: { days: StatsDays; onDays: (days: string) => void }) {
  return (
    <Box minW="10rem">
      <SelectField label="Period" hideLabel options={options} value={String(days)} onValue={onDays} />
    </Box>
  );
}
