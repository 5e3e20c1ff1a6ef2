import type { ReactNode } from 'react';
import { Box, chakra } from '../../../ui/layout.ts';
import type { CandlesFigure, CurveFigure, Figure as FigureData } from '../../../api/generated/model';
import { formatMark } from './scale.ts';

/** The figure's numbers, for those who read rather than see; folded away until wanted. */
export function FigureTable({ figure }: { figure: FigureData }) {
  return (
    <chakra.details textStyle="caption" color="fg.muted">
      <chakra.summary cursor="pointer" py="1" width="fit-content" _hover={{ color: 'fg' }}>
        The numbers of this figure
      </chakra.summary>
      <Box
        overflow="auto"
        maxH="18rem"
        mt="2"
        tabIndex={0}
        role="region"
        aria-label={`Numbers: ${figure.caption}`}
        css={TABLE}
      >
        {figure.kind === 'candles' ? <BarTable figure={figure} /> : <PointTable figure={figure} />}
      </Box>
    </chakra.details>
  );
}

function Table({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function BarTable({ figure: { bars, levels, lines, notes } }: { figure: CandlesFigure }) {
  const noteOf = (bar: number): string =>
    notes
      .filter((note) => note.bar === bar)
      .map(({ text }) => text)
      .join('; ');
  return (
    <>
      <Table columns={['Bar', 'Direction', 'Open', 'High', 'Low', 'Close', 'Note']}>
        {bars.map(({ open, high, low, close }, bar) => (
          <tr key={bar}>
            <th scope="row">{bar + 1}</th>
            <td>{close >= open ? 'rising' : 'falling'}</td>
            {[open, high, low, close].map((price, index) => (
              <td key={index}>{formatMark(price)}</td>
            ))}
            <td>{noteOf(bar)}</td>
          </tr>
        ))}
      </Table>
      <ul>
        {levels.map(({ label, price }) => (
          <li key={label}>
            {label}: level at {formatMark(price)}
          </li>
        ))}
        {lines.map(({ label, from, to }) => (
          <li key={label}>
            {label}: from {formatMark(from.price)} at bar {from.bar + 1} to {formatMark(to.price)} at bar{' '}
            {to.bar + 1}
          </li>
        ))}
      </ul>
    </>
  );
}

function PointTable({ figure: { series, x_label, y_label } }: { figure: CurveFigure }) {
  return (
    <Table columns={['Curve', x_label, y_label]}>
      {series.flatMap(({ label, points }) =>
        points.map(({ x, y }, index) => (
          <tr key={`${label}-${index}`}>
            <th scope="row">{label}</th>
            <td>{formatMark(x)}</td>
            <td>{formatMark(y)}</td>
          </tr>
        )),
      )}
    </Table>
  );
}

const TABLE = {
  '& table': { width: 'full', borderCollapse: 'collapse' },
  '& th, & td': {
    px: '2',
    py: '1',
    textAlign: 'end',
    borderBottomWidth: '1px',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th': { fontWeight: '550' },
  '& :is(th, td):first-of-type': { textAlign: 'start' },
  '& ul': { mt: '2', ps: '2' },
} as const;
