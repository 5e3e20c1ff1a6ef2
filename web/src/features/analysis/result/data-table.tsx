/** A plain table of figures: caption for screen readers, hairlines, a sticky head. */
import type { ReactNode } from 'react';
import { Box, chakra } from '../../../ui/layout.ts';

export interface Column {
  name: string;
  /** Figures align at the end, words at the start. */
  align?: 'start' | 'end';
  /** Left out where there is little room. */
  wide?: boolean;
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
      {...(maxH && region(caption))}
    >
      <chakra.table w="100%" textStyle="body" borderCollapse="collapse">
        <chakra.caption srOnly>{caption}</chakra.caption>
        <chakra.thead position={maxH ? 'sticky' : undefined} top="0" bg="bg.panel" zIndex="1">
          <tr>
            {columns.map(({ name, align = 'start', wide }) => (
              <Head key={name} scope="col" textAlign={align} hideBelow={wide ? 'md' : undefined}>
                {name}
              </Head>
            ))}
          </tr>
        </chakra.thead>
        <tbody>{children}</tbody>
      </chakra.table>
    </Box>
  );
}

/** A scrolling region is reached by keyboard and therefore needs a name. */
const region = (caption: string) => ({ role: 'region', 'aria-label': caption });

const Head = chakra('th', {
  base: {
    textStyle: 'caption',
    color: 'fg.muted',
    fontWeight: '500',
    px: '2',
    py: '2',
    borderBottomWidth: '1px',
    whiteSpace: 'nowrap',
    '&:first-of-type': { ps: '5' },
    '&:last-of-type': { pe: '5' },
  },
});

/** A cell; `th` for the cell that names its row. */
export const Cell = chakra('td', {
  base: {
    px: '2',
    py: '2',
    height: '10',
    borderBottomWidth: '1px',
    verticalAlign: 'middle',
    fontWeight: 'inherit',
    textAlign: 'start',
    '&:first-of-type': { ps: '5' },
    '&:last-of-type': { pe: '5' },
    'tr:last-of-type > &': { borderBottomWidth: '0' },
  },
  variants: { figure: { true: { textAlign: 'end', textStyle: 'price', whiteSpace: 'nowrap' } } },
});
