import { Undo2, X } from 'lucide-react';
import { useAdminOrders } from '../../../api/ordering-admin.ts';
import type { useListAddress } from '../../../entities/list/use-list-address.ts';
import { totalOf } from '../../../lib/count-of.ts';
import { Button } from '../../../ui/button.tsx';
import { Box, Flex } from '../../../ui/layout.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { packageOptions, statusOptions } from './order-text.ts';

type Status = (typeof statusOptions)[number]['value'];
type Plan = (typeof packageOptions)[number]['value'];

export interface OrderFiltersProps {
  list: Pick<ReturnType<typeof useListAddress>, 'q' | 'setQ' | 'isFiltered' | 'clear'> & {
    filters: { status: Status; package: Plan; refund_requested: 'true' | ''; date: string; date_to: string };
    setFilter: {
      (name: 'status', value: Status): void;
      (name: 'package', value: Plan): void;
      (name: 'refund_requested', value: 'true' | ''): void;
      (name: 'date' | 'date_to', value: string): void;
    };
  };
}

/** Search, status, package and days; what is chosen is in the address. */
export function OrderFilters({ list }: OrderFiltersProps) {
  return (
    <Flex gap="3" wrap="wrap" align="flex-end" data-print="none">
      <SearchField label="Search order, email or name" value={list.q} onValue={list.setQ} />
      <Box flex={{ base: '1 1 8rem', md: '0 0 10.5rem' }}>
        <SelectField
          label="Status"
          hideLabel
          options={statusOptions}
          value={list.filters.status}
          onValue={(value) => list.setFilter('status', value)}
        />
      </Box>
      <Box flex={{ base: '1 1 8rem', md: '0 0 10.5rem' }}>
        <SelectField
          label="Package"
          hideLabel
          options={packageOptions}
          value={list.filters.package}
          onValue={(value) => list.setFilter('package', value)}
        />
      </Box>
      <Box flex={{ base: '1 1 8rem', md: '0 0 9.5rem' }}>
        <TextField
          type="date"
          label="Date"
          value={list.filters.date}
          onChange={(event) => list.setFilter('date', event.currentTarget.value)}
        />
      </Box>
      <Box flex={{ base: '1 1 8rem', md: '0 0 9.5rem' }}>
        <TextField
          type="date"
          label="Up to"
          min={list.filters.date}
          value={list.filters.date_to}
          onChange={(event) => list.setFilter('date_to', event.currentTarget.value)}
        />
      </Box>
      <RefundRequests list={list} />
      {list.isFiltered && (
        <Button variant="quiet" icon={X} onClick={list.clear}>
          Clear
        </Button>
      )}
    </Flex>
  );
}

/** How many customers wait for the answer to a refund request; pressed, only their orders are listed. */
function RefundRequests({ list }: OrderFiltersProps) {
  const { data } = useAdminOrders({ refund_requested: true, pageSize: 1 });
  const waiting = data?.meta ?? { total: 0, total_is_exact: true };
  const chosen = list.filters.refund_requested === 'true';
  if (waiting.total === 0 && !chosen) return null;
  return (
    <Button
      variant={chosen ? 'solid' : 'outline'}
      icon={Undo2}
      aria-pressed={chosen}
      onClick={() => list.setFilter('refund_requested', chosen ? '' : 'true')}
    >
      {totalOf(waiting, 'refund request')}
    </Button>
  );
}
