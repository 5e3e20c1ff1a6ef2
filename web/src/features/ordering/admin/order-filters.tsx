import { X } from 'lucide-react';
import type { useListAddress } from '../../../entities/list/use-list-address.ts';
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
    filters: { status: Status; package: Plan; date: string; date_to: string };
    setFilter: {
      (name: 'status', value: Status): void;
      (name: 'package', value: Plan): void;
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
      {list.isFiltered && (
        <Button variant="quiet" icon={X} onClick={list.clear}>
          Clear
        </Button>
      )}
    </Flex>
  );
}
