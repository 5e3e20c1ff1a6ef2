import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { numberText } from '../../lib/formatting.ts';

export interface BarTableRow {
  id: string;
  label: string;
  /** What the label means, in small letters. */
  note?: string;
  /** The formatted figure. */
  value: string;
  /** Length of the bar in percent. */
  share: number;
}

export interface BarTableProps {
  caption: string;
  /** What the rows are, what is counted, and of what the share is. */
  headers: readonly [what: string, value: string, share: string];
  rows: readonly BarTableRow[];
}

const Cell = chakra('td', { base: { textStyle: 'body', py: '2', verticalAlign: 'top' } });

/** A ranking: a bar under every name, its figure and its share at the end. A chart and its table in one. */
export function BarTable({ caption, headers, rows }: BarTableProps) {
  return (
    <chakra.table width="full" borderCollapse="collapse">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {headers.map((header, index) => (
            <chakra.th
              key={header}
              scope="col"
              textStyle="caption"
              color="fg.muted"
              fontWeight="500"
              textAlign={index === 0 ? 'start' : 'end'}
              pb="1"
            >
              {header}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, note, value, share }) => (
          <tr key={id}>
            <Cell width="full">
              <chakra.span overflowWrap="anywhere">{label}</chakra.span>
              {note && (
                <chakra.span color="fg.muted" textStyle="caption">
                  {' '}
                  {note}
                </chakra.span>
              )}
              <chakra.div
                aria-hidden="true"
                height="6px"
                mt="1.5"
                bg="bg.muted"
                borderRadius="full"
                overflow="hidden"
              >
                <chakra.div
                  height="full"
                  bg="accent.solid"
                  borderRadius="full"
                  style={{ width: `${Math.min(100, Math.max(0, share))}%` }}
                />
              </chakra.div>
            </Cell>
            <Cell textAlign="end" ps="4" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {value}
            </Cell>
            <Cell
              textAlign="end"
              ps="4"
              whiteSpace="nowrap"
              fontVariantNumeric="tabular-nums"
              color="fg.muted"
            >
              {numberText(share, { maximumFractionDigits: 1 })}%
            </Cell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
