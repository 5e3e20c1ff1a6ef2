import { useMemo, useState } from 'react';
import { Handshake, Plus } from 'lucide-react';
import { errorWords } from '../../../api/errors.ts';
import { downloads, useBrands } from '../../../api/partners-admin.ts';
import type { Brand } from '../../../api/partners-admin.ts';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Flex } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Button } from '../../../ui/plain-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { StatCard, StatRow } from '../../../ui/stat-card.tsx';
import { useLoggedError } from '../dashboard/use-logged-error.ts';
import { brandColumns } from './brand-columns.tsx';
import { BrandModal } from './brand-modal.tsx';
import type { BrandTask } from './brand-modal.tsx';
import { DeleteBrand } from './delete-brand.tsx';

/** Partners on one page. */
const PAGE_SIZE = 20;

const STATUSES = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

type Counts = { total: number; active: number; inactive: number };

function Counts({ counts }: { counts: Counts | undefined }) {
  const card = (label: string, of: keyof Counts) => (
    <StatCard label={label} value={counts?.[of].toLocaleString('en-US') ?? '–'} loading={!counts} />
  );
  return (
    <StatRow>
      {card('Total brands', 'total')}
      {card('Active', 'active')}
      {card('Inactive', 'inactive')}
    </StatRow>
  );
}

/** The partners: who they are, how they stand, and all that an operator does about them. */
export function AdminBrandsScreen() {
  const list = useListAddress({
    filters: { status: ['active', 'inactive'] },
    sorts: ['name', 'website', 'status', 'created_at'],
    sort: { by: 'name', order: 'asc' },
  });
  const brands = useBrands({ page: list.page, pageSize: PAGE_SIZE, ...list.query });
  const [task, setTask] = useState<BrandTask | null>(null);
  const [doomed, setDoomed] = useState<Brand | null>(null);
  const columns = useMemo(() => brandColumns({ open: setTask, remove: setDoomed }), []);
  useLoggedError(brands.error, 'The brands');
  const add = (
    <Button variant="solid" icon={Plus} onClick={() => setTask({ mode: 'create' })}>
      Add Brand Partner
    </Button>
  );
  const { data, error } = brands;
  return (
    <Page>
      <PageHeader
        title="Brands Management"
        lead="Partners who send visitors through their own link and earn commission on what these buy."
        actions={
          <>
            <CsvButton fetch={() => downloads.brands(list.query)} fileName="wickwise-brands" />
            {add}
          </>
        }
      />
      {(data || !error) && <Counts counts={data?.counts} />}
      <Flex gap="3" wrap="wrap" align="center">
        <SearchField label="Search brands" value={list.q} onValue={list.setQ} />
        <SegmentedControl
          label="Status"
          options={STATUSES}
          value={list.filters.status}
          onValue={(status) => list.setFilter('status', status)}
        />
      </Flex>
      <DataTable
        caption="Brands"
        columns={columns}
        rows={data?.brands}
        rowKey={({ id }) => id}
        sort={list.sort}
        onSort={list.setSort}
        error={error && errorWords(error)}
        onRetry={() => void brands.refetch()}
        retrying={brands.isFetching}
        stale={brands.isPlaceholderData}
        empty={
          list.isFiltered ? (
            <EmptyState
              icon={Handshake}
              title="No brands match"
              action={
                <Button variant="outline" onClick={list.clear}>
                  Clear filters
                </Button>
              }
            />
          ) : (
            <EmptyState icon={Handshake} title="No brands yet" action={add}>
              Take on a partner: it gets a link, an account and an invitation.
            </EmptyState>
          )
        }
      />
      {data && <Pager {...data.meta} onPage={list.setPage} of="brands" />}
      {task && <BrandModal task={task} onTask={setTask} />}
      <DeleteBrand brand={doomed} onClose={() => setDoomed(null)} />
    </Page>
  );
}
