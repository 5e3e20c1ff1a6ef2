import { chakra } from '@chakra-ui/react';

/** A text, or a part of a hundred that is drawn as a bar below its number. */
export type FigureTableCell = string | { percent: number };

export interface FigureTableProps {
  /** What the table holds, shown above it. */
  caption: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly [string, ...FigureTableCell[]])[];
}

const Head = chakra('th', {
  base: {
    py: '2',
    pe: { base: '3', md: '4' },
    textAlign: 'start',
    verticalAlign: 'bottom',
    fontWeight: '400',
  },
});
const Cell = chakra('td', {
  base: { py: '2.5', pe: { base: '3', md: '4' }, verticalAlign: 'top', borderTopWidth: '1px' },
});

/** Figures side by side. A bar repeats the number above it for the eye only; what is wider than the page scrolls in its frame. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    // A region that scrolls must be reachable with the keyboard.
    <chakra.div role="region" aria-label={caption} tabIndex={0} minW="0" overflowX="auto">
      <chakra.table
        width="full"
        textStyle="body"
        borderBottomWidth="1px"
        css={{ borderCollapse: 'collapse' }}
      >
        <chakra.caption textStyle="subtitle" textAlign="start" pb="2">
          {caption}
        </chakra.caption>
        <chakra.thead textStyle="caption" color="fg.muted">
          <tr>
            {columns.map((column) => (
              <Head key={column} scope="col">
                {column}
              </Head>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <Cell as="th" scope="row" textAlign="start" fontWeight="400" minW="5.5rem">
                {name}
              </Cell>
              {cells.map((cell, at) => (
                <Cell key={columns[at + 1]}>
                  {typeof cell === 'string' ? <Figure>{cell}</Figure> : <Bar percent={cell.percent} />}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

const Figure = chakra('span', { base: { textStyle: 'price', whiteSpace: { base: 'normal', md: 'nowrap' } } });

function Bar({ percent }: { percent: number }) {
  return (
    <chakra.div minW="2.75rem" maxW="12rem">
      <Figure>{`${percent}%`}</Figure>
      <chakra.span display="block" h="5px" mt="1" bg="bg.muted" aria-hidden="true">
        <chakra.span display="block" h="full" bg="fg" style={{ width: `${Math.min(100, percent)}%` }} />
      </chakra.span>
    </chakra.div>
  );
}
