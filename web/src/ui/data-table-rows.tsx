import { chakra } from '@chakra-ui/react';
import type { Column } from './data-table-column.ts';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface RowsProps<Row> {
  columns: readonly Column<Row>[];
  cards: boolean;
}

const Line = chakra('tr', {
  base: { borderBottomWidth: '1px', _last: { borderBottomWidth: '0' } },
  variants: {
    cards: {
      true: {
        display: { base: 'block', md: 'table-row' },
        px: { base: '5', md: '0' },
        py: { base: '3', md: '0' },
      },
    },
  },
});

const Cell = chakra('td', {
  base: { px: '4', height: '10', py: '1.5', textStyle: 'body', _first: { ps: '5' }, _last: { pe: '5' } },
  variants: {
    // One line of a card: what it is at its start, the value at its end.
    cards: {
      true: {
        px: { base: '0', md: '4' },
        _first: { ps: { base: '0', md: '5' } },
        _last: { pe: { base: '0', md: '5' } },
        height: { base: 'auto', md: '10' },
        minHeight: { base: '8', md: '0' },
        display: { base: 'flex', md: 'table-cell' },
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '4',
      },
    },
  },
});

function cellStyle<Row>({ align, wrap, narrow }: Column<Row>, cards: boolean) {
  const tabular = align === 'end' ? ({ fontVariantNumeric: 'tabular-nums' } as const) : {};
  const space = cards ? { base: 'normal', md: wrap ? 'normal' : 'nowrap' } : wrap ? 'normal' : 'nowrap';
  const hidden = cards && narrow === 'hidden' ? { display: { base: 'none', md: 'table-cell' } } : {};
  const title = cards && narrow === 'title' ? { textStyle: { base: 'label', md: 'body' } } : {};
  return { textAlign: align, whiteSpace: space, ...tabular, ...hidden, ...title };
}

const inCard = { hideFrom: 'md', color: 'fg.muted', textStyle: 'caption', flexShrink: '0' } as const;

/** A row; on a phone a card, where every value stands beside the name of its column. */
export function DataTableRow<Row>({ row, columns, cards }: RowsProps<Row> & { row: Row }) {
  return (
    <Line role="row" cards={cards} _hover={{ bg: 'bg.subtle' }}>
      {columns.map((column) => {
        const named = cards && !column.narrow;
        const content = column.cell(row);
        // A card needs no line for buttons that it does not have.
        const none = cards && column.narrow === 'actions' && !content;
        return (
          <Cell
            key={column.id}
            role="cell"
            cards={cards}
            {...cellStyle(column, cards)}
            {...(none && { display: { base: 'none', md: 'table-cell' } })}
          >
            {named && <chakra.span {...inCard}>{column.header}</chakra.span>}
            <chakra.div
              minW="0"
              overflowWrap="anywhere"
              flex={column.narrow && cards ? { base: '1', md: 'none' } : undefined}
              textAlign={named ? { base: 'end', md: column.align ?? 'start' } : undefined}
            >
              {content}
            </chakra.div>
          </Cell>
        );
      })}
    </Line>
  );
}

const lengths = ['60%', '80%', '45%', '70%'];

/** The shape of the rows to come. */
export function SkeletonRows<Row>({ columns, cards, count }: RowsProps<Row> & { count: number }) {
  return Array.from({ length: count }, (_, line) => (
    <Line key={line} role="row" cards={cards}>
      {columns.map((column, index) => (
        <Cell key={column.id} role="cell" cards={cards} {...cellStyle(column, cards)}>
          {line === 0 && index === 0 && <VisuallyHidden>Loading...</VisuallyHidden>}
          <Skeleton h="0.75rem" w={lengths[(line + index) % lengths.length] ?? '60%'} />
        </Cell>
      ))}
    </Line>
  ));
}
