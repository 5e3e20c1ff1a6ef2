import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Column, Sort } from './data-table-column.ts';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow, SkeletonRows } from './data-table-rows.tsx';
import { ErrorState } from './error-state.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface DataTableProps<Row> {
  /** What the table holds, e.g. 'Orders'; read out, not drawn. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined until the first answer is here. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Error message; shown instead of the rows when there are none. */
  error?: string | null;
  onRetry?: () => void;
  retrying?: boolean;
  /** Stands where there are no rows: an `EmptyState`. */
  empty: ReactNode;
  /** Another page of rows is on its way; the present ones lose their colour, not their contrast. */
  stale?: boolean;
  /** What becomes of it below 768 px: a card for each row, or a table that scrolls sideways in its frame. */
  narrow?: 'cards' | 'scroll';
  /** Rows of the skeleton. */
  expect?: number;
  /** No frame of its own: it stands in a flush panel. */
  bare?: boolean;
}

const frame = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'control' } as const;

/** Rows under sortable headers, with all that may happen before and instead of them. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, error, empty, narrow = 'cards', stale = false, bare = false } = props;
  const id = useId();
  const nothing = rows === undefined ? error ? <Failed {...props} error={error} /> : null : empty;
  if (nothing !== null && !rows?.length) {
    return (
      <chakra.div {...(bare ? {} : frame)} minW="0">
        {nothing}
      </chakra.div>
    );
  }
  return (
    <chakra.div
      {...(bare ? {} : frame)}
      minW="0"
      overflowX="auto"
      overscrollBehaviorX="contain"
      // A region that scrolls must be reachable with the keyboard.
      role="region"
      aria-labelledby={id}
      tabIndex={0}
    >
      <chakra.table
        role="table"
        width="full"
        borderCollapse="collapse"
        data-narrow={narrow}
        display={narrow === 'cards' ? { base: 'block', md: 'table' } : 'table'}
        aria-busy={rows === undefined || stale}
        aria-labelledby={id}
      >
        <caption id={id}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <DataTableHead columns={columns} sort={props.sort} onSort={props.onSort} cards={narrow === 'cards'} />
        <chakra.tbody
          role="rowgroup"
          display={narrow === 'cards' ? { base: 'block', md: 'table-row-group' } : 'table-row-group'}
          filter={stale ? 'saturate(0.2)' : undefined}
          cursor={stale ? 'progress' : undefined}
        >
          {rows === undefined ? (
            <SkeletonRows columns={columns} count={props.expect ?? 6} cards={narrow === 'cards'} />
          ) : (
            rows.map((row) => (
              <DataTableRow key={props.rowKey(row)} row={row} columns={columns} cards={narrow === 'cards'} />
            ))
          )}
        </chakra.tbody>
      </chakra.table>
    </chakra.div>
  );
}

function Failed<Row>({ caption, error, onRetry, retrying }: DataTableProps<Row> & { error: string }) {
  return (
    <ErrorState
      title={`${caption} could not be loaded`}
      message={error}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
