import { useMemo, useState } from 'react';
import { Handshake, Plus } from 'lucide-react';
import { downloads, useBrands } from '../../../api/partners-admin.ts';
import type { Brand } from '../../../api/partners-admin.ts';
import { ConsoleList } from '../../../entities/list/console-list.tsx';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { StatCard, StatRow } from '../../../ui/stat-card.tsx';
import { brandColumns } from './brand-columns.tsx';
import { BrandModal } from './brand-modal.tsx';
import type { BrandTask } from './brand-modal.tsx';
import { DeleteBrand } from './delete-brand.tsx';
import { numberText } from '../../../lib/formatting.ts';

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
    <StatCard label={label} value={counts ? numberText(counts[of]) : '–'} loading={!counts} />
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
  const [toDelete, setToDelete] = useState<Brand | null>(null);
  const columns = useMemo(() => brandColumns({ open: setTask, remove: setToDelete }), []);
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
        lead="Partners who send visitors through their own link and earn commission on what those visitors buy."
        actions={
          <>
            <CsvButton fetch={() => downloads.brands(list.query)} fileName="wickwise-brands" />
            {add}
          </>
        }
      />
      {(data || !error) && <Counts counts={data?.counts} />}
      <ConsoleList
        of="brands"
        list={list}
        answer={brands}
        rowsOf={(answer) => answer.brands}
        search="Search brands"
        filters={
          <SegmentedControl
            label="Status"
            options={STATUSES}
            value={list.filters.status}
            onValue={(status) => list.setFilter('status', status)}
          />
        }
        caption="Brands"
        columns={columns}
        rowKey={({ id }) => id}
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
              Add a partner: it gets a link, an account and an invitation.
            </EmptyState>
          )
        }
      />
      {task && <BrandModal task={task} onTask={setTask} />}
      <DeleteBrand brand={toDelete} onClose={() => setToDelete(null)} />
    </Page>
  );
}
