/** The bar under the crosshair, in numbers; the same that is lit on the picture. */
import type { Reading } from '../../../api/generated/model';
import { useLit } from '../../../entities/analysis/picture/lit.tsx';
import { barValues } from '../../../entities/analysis/picture/bars.ts';
import { formatPrice, formatSigma } from '../../../entities/analysis/price-format.ts';
import { Flex, chakra } from '../../../ui/layout.ts';

export function BarLegend({ reading, decimals }: { reading: Reading; decimals: number }) {
  const { lit } = useLit();
  const index = lit?.startsWith('bar:') ? Number(lit.slice(4)) : reading.bars.length - 1;
  const bar = reading.bars[index];
  if (!bar) return null;
  return (
    <Flex
      aria-hidden
      gap="3"
      rowGap="0"
      flexWrap="wrap"
      px="5"
      pt="2"
      minH={{ base: '12', md: '7' }}
      textStyle="caption"
      color="fg.muted"
      data-print="none"
    >
      <chakra.span color="fg" fontWeight="600">
        Bar {index + 1}
      </chakra.span>
      {barValues(bar).map(({ label, price, sigma }) => (
        <chakra.span key={label} whiteSpace="nowrap">
          {label[0]}{' '}
          <chakra.span textStyle="price" fontSize="12px" color="fg">
            {formatPrice(price, decimals)}
          </chakra.span>{' '}
          <chakra.span fontFamily="mono" fontSize="11px">
            {formatSigma(sigma, decimals)}
          </chakra.span>
        </chakra.span>
      ))}
    </Flex>
  );
}
