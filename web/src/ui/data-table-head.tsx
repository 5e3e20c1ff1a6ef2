import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Column, Sort } from './data-table-column.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const Head = chakra('th', {
  base: {
    px: '4',
    height: '10',
    textStyle: 'caption',
    fontWeight: '500',
    color: 'fg.muted',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    // In line with the title of a panel.
    _first: { ps: '5' },
    _last: { pe: '5' },
  },
});

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    mx: '-1.5',
    px: '1.5',
    height: '7',
    borderRadius: 'control',
    cursor: 'pointer',
    color: 'inherit',
    fontWeight: 'inherit',
    _hover: { bg: 'bg.subtle', color: 'fg' },
  },
});

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  cards: boolean;
}

/** The headers. Where rows are cards they leave the screen: every value then carries its own. */
export function DataTableHead<Row>({ columns, sort, onSort, cards }: Props<Row>) {
  return (
    <chakra.thead role="rowgroup" display={cards ? { base: 'none', md: 'table-header-group' } : undefined}>
      <tr role="row">
        {columns.map((column) => (
          <Head
            key={column.id}
            role="columnheader"
            scope="col"
            textAlign={column.align}
            width={column.width}
            aria-sort={ariaSort(column, sort)}
          >
            <HeadContent column={column} sort={sort} onSort={onSort} />
          </Head>
        ))}
      </tr>
    </chakra.thead>
  );
}

function ariaSort<Row>(column: Column<Row>, sort?: Sort): 'ascending' | 'descending' | undefined {
  if (sort?.by !== column.id) return undefined;
  return sort.order === 'asc' ? 'ascending' : 'descending';
}

function HeadContent<Row>({
  column,
  sort,
  onSort,
}: Omit<Props<Row>, 'columns' | 'cards'> & { column: Column<Row> }) {
  if (column.hideHeader) return <VisuallyHidden>{column.header}</VisuallyHidden>;
  if (!column.sortable || !onSort) return column.header;
  const current = sort?.by === column.id ? sort.order : null;
  const icon = current === 'asc' ? ArrowUp : current === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <SortButton
      type="button"
      color={current ? 'fg' : undefined}
      onClick={() => onSort({ by: column.id, order: current === 'asc' ? 'desc' : 'asc' })}
    >
      {column.header}
      <Icon as={icon} size={13} />
    </SortButton>
  );
}
