import { heroReading } from '../../../../content/hero-reading.ts';
import { formatBand, formatPrice } from '../../../../lib/format-price.ts';
import { chakra } from '../../../../ui/layout.ts';

const { bars } = heroReading;
const letters = ['O', 'H', 'L', 'C'] as const;

/** One candle in numbers; the slider goes through all of them, as pointing at the picture does. */
export function BarReadout({ nth, onBar }: { nth: number; onBar: (nth: number) => void }) {
  const [, open = 0, high = 0, low = 0, close = 0, sigma = 0] = bars[nth] ?? [];
  const prices = [open, high, low, close];
  return (
    <chakra.div borderTopWidth="1px" px={{ base: '4', md: '5' }} py="3.5" mt="auto">
      <chakra.label display="flex" alignItems="center" gap="3" textStyle="caption" color="fg.muted">
        <chakra.span w="6.5rem" flexShrink="0" fontVariantNumeric="tabular-nums">
          {`Candle ${nth + 1} of ${bars.length}`}
        </chakra.span>
        <chakra.input
          type="range"
          min={0}
          max={bars.length - 1}
          value={nth}
          onChange={(event) => onBar(Number(event.currentTarget.value))}
          flex="1"
          minW="0"
          h="6"
          accentColor="accent.solid"
          cursor="pointer"
        />
      </chakra.label>
      <chakra.dl
        mt="2"
        display="grid"
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        columnGap="5"
        rowGap="1"
      >
        {prices.map((price, at) => (
          <chakra.div
            key={letters[at]}
            display="flex"
            justifyContent="space-between"
            gap="2"
            textStyle="price"
          >
            <chakra.dt color="fg.subtle">{letters[at]}</chakra.dt>
            <chakra.dd>{formatPrice(price)}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.p mt="1.5" textStyle="caption" color="fg.subtle">
        {`Each measured to ± ${formatBand(sigma, 2)}, one standard deviation.`}
      </chakra.p>
    </chakra.div>
  );
}
