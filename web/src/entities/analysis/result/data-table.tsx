/** A plain table of figures: caption for screen readers, hairlines, a sticky head. */
import type { ReactNode } from 'react';
import { Box, chakra } from '../../../ui/layout.ts';

export interface Column {
  name: string;
  /** Figures align at the end, text at the start. */
  align?: 'start' | 'end';
}

interface Props {
  caption: string;
  columns: readonly Column[];
  children: ReactNode;
  /** Height after which the rows scroll. */
  maxH?: string;
}

export function DataTable({ caption, columns, children, maxH }: Props) {
  return (
    <Box
      overflow="auto"
      maxH={maxH}
      position="relative"
      tabIndex={maxH ? 0 : undefined}
      css={TABLE}
      {...(maxH && region(caption))}
    >
      <table>
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {columns.map(({ name, align }) => (
              <th key={name} scope="col" className={align === 'end' ? 'figure' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Box>
  );
}

/** A scrolling region is reached by keyboard and therefore needs a name. */
const region = (caption: string) => ({ role: 'region', 'aria-label': caption });

/** Written for the table as a whole: hundreds of cells stay plain elements. `figure` marks a cell that holds a number. */
const TABLE = {
  '& table': { width: '100%', borderCollapse: 'collapse', textStyle: 'body' },
  '& th, & td': {
    px: { base: '1.5', md: '2' },
    py: '2',
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: 'inherit',
  },
  '& :is(th, td):first-of-type': { ps: '5' },
  '& :is(th, td):last-of-type': { pe: '5' },
  '& thead': { position: 'sticky', top: '0', bg: 'bg.panel', zIndex: '1' },
  '& thead th': {
    textStyle: 'caption',
    color: 'fg.muted',
    // On a phone a long head must not make its column wider than the figures in it.
    whiteSpace: { base: 'normal', md: 'nowrap' },
    borderBottomWidth: '1px',
  },
  '& tbody :is(th, td)': { height: '10', borderBottomWidth: '1px' },
  '& tbody tr:last-of-type :is(th, td)': { borderBottomWidth: '0' },
  '& tbody .figure': { textStyle: 'price', textAlign: 'end', whiteSpace: 'nowrap' },
  '& thead .figure': { textAlign: 'end' },
  // Where figures stand side by side, a phone shows both: the error goes below the price.
  '& tbody .figure.wraps': { whiteSpace: { base: 'normal', md: 'nowrap' } },
  '& .quiet': { color: 'fg.muted' },
  '@media print': { maxHeight: 'none' },
  '& tr[data-lit]': { bg: 'accent.subtle' },
} as const;
