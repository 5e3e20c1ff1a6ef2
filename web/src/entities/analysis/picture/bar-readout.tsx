/** The strip under the picture: what is lit, in numbers, and the price at the pointer's height. */
import { Box, Flex, HStack, chakra } from '../../../ui/layout.ts';
import { formatPrice, formatSigma } from '../price-format.ts';
import type { Reading } from '../../../api/generated/model';
import { priceAtRow } from './axis-scale.ts';
import { barSentence, barValues } from './bars.ts';
import { Magnifier, sourceOf } from './magnifier.tsx';
import type { Mark } from './marks.ts';
import type { Point } from './use-zoom.ts';

interface Props {
  reading: Reading;
  /** Address of the picture; null when it was not stored. */
  src: string | null;
  lit: Mark | null;
  /** Where the pointer is on the picture; null when it is elsewhere. */
  at: Point | null;
  decimals: number;
  /** Said aloud while bars are walked by keyboard. */
  announce: boolean;
}

export function BarReadout({ reading, src, lit, at, decimals, announce }: Props) {
  const source = at ? { at, band: null } : lit && sourceOf(reading, lit);
  const pointed = at && priceAtRow(reading.axis, at.y);
  const bar = lit?.layer === 'bars' ? lit.bars![0] : null;
  return (
    <Flex
      minH="14"
      px="3"
      py="1.5"
      gap="4"
      rowGap="1"
      align="center"
      justify="space-between"
      flexWrap="wrap"
      borderTopWidth="1px"
      textStyle="caption"
      color="fg.muted"
      data-print="none"
    >
      <HStack gap="3" minW="0" aria-hidden={announce || undefined}>
        {src && source && <Magnifier src={src} reading={reading} source={source} />}
        <Box minW="0">{lit ? <Lit {...{ lit, reading, decimals }} /> : <Hint />}</Box>
      </HStack>
      {pointed !== null && (
        <Value label="At pointer" price={pointed} sigma={reading.axis.sigma} decimals={decimals} strong />
      )}
      <chakra.div srOnly aria-live="polite">
        {announce && bar !== null ? barSentence(reading.bars, bar, decimals) : ''}
      </chakra.div>
    </Flex>
  );
}

function Hint() {
  return (
    <>
      Point at a bar, tap it, or press <chakra.span fontFamily="mono">←</chakra.span>{' '}
      <chakra.span fontFamily="mono">→</chakra.span> to read it. Wheel, two fingers or{' '}
      <chakra.span fontFamily="mono">+</chakra.span> <chakra.span fontFamily="mono">−</chakra.span> zoom;
      double click fits.
    </>
  );
}

function Lit({ lit, reading, decimals }: { lit: Mark; reading: Reading; decimals: number }) {
  const bar = lit.layer === 'bars' ? reading.bars[lit.bars![0]] : undefined;
  if (bar) {
    return (
      <HStack gap="3" rowGap="0" flexWrap="wrap">
        <chakra.span color="fg" fontWeight="600">
          {lit.name} of {reading.bars.length}
        </chakra.span>
        {barValues(bar).map((value) => (
          <Value key={value.label} {...value} decimals={decimals} />
        ))}
      </HStack>
    );
  }
  const label = lit.layer === 'axis' ? reading.labels[Number(lit.id.slice(6))] : undefined;
  if (label) {
    const used = label.inlier ? 'used for the axis' : 'left out of the axis';
    return (
      <>
        Axis label read as <Mono>{label.text}</Mono>, {Math.round(label.probability * 100)}% sure, {used}
      </>
    );
  }
  return (
    <HStack gap="2" flexWrap="wrap">
      {lit.price === null ? (
        <chakra.span color="fg" fontWeight="600">
          {lit.name}
        </chakra.span>
      ) : (
        <Value label={lit.name} price={lit.price} sigma={lit.sigma} decimals={decimals} strong />
      )}
      {lit.bars && <span>{barRange(lit.bars)}</span>}
      {lit.projected && <span>projected: outside the visible axis</span>}
    </HStack>
  );
}

function barRange([first, last]: readonly [number, number]): string {
  return first === last ? `bar ${first + 1}` : `bars ${first + 1} to ${last + 1}`;
}

function Mono({ children }: { children: string }) {
  return (
    <chakra.span textStyle="price" fontSize="12px" color="fg">
      {children}
    </chakra.span>
  );
}

interface ValueProps {
  label: string;
  price: number;
  sigma: number | null;
  decimals: number;
  strong?: boolean;
}

function Value({ label, price, sigma, decimals, strong }: ValueProps) {
  return (
    <chakra.span whiteSpace="nowrap">
      <chakra.span color={strong ? 'fg' : undefined} fontWeight={strong ? '600' : undefined}>
        {label}
      </chakra.span>{' '}
      <Mono>{formatPrice(price, decimals)}</Mono>{' '}
      <chakra.span fontFamily="mono" fontSize="11px">
        {formatSigma(sigma, decimals)}
      </chakra.span>
    </chakra.span>
  );
}
