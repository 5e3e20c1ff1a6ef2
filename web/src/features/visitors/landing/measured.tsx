import {
  benchmark,
  confidenceText,
  indicatorsText,
  medianTimeText,
  precisionText,
  realPrecisionText,
  refusedOthersText,
} from '../../../content/figures.ts';
import { paths } from '../../../lib/paths.ts';
import { chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Section } from './section.tsx';

const { notCharts, real, drawn, medianPriceErrorPercent, pictures, measuredOn } = benchmark;

const figures = [
  {
    value: precisionText,
    name: 'precision',
    text: `${confidenceText}. Right in ${drawn.right} of ${drawn.of} readings of drawn screenshots: axis, bars and prices, each within its tolerance.`,
  },
  {
    value: realPrecisionText,
    name: 'precision on real screenshots',
    text: `${confidenceText}. ${real.right} of ${real.of} readings had the right axis and kind of chart; ${real.refusedPercent}% of ${real.pictures} published screenshots were refused.`,
  },
  {
    value: medianTimeText,
    name: 'median time',
    text: 'of processor time to decode a picture and read it.',
  },
  {
    value: `${medianPriceErrorPercent}%`,
    name: 'median price error',
    text: 'of the visible range, over every open, high, low and close.',
  },
  {
    value: indicatorsText,
    name: 'indicators',
    text: 'computed from the recovered candles, each with its carried error.',
  },
  {
    value: refusedOthersText,
    name: 'non-charts refused',
    text: `${confidenceText}. ${notCharts.refused} of ${notCharts.pictures} tables, photos, forms and drawings were turned away.`,
  },
] as const;

/** The benchmark's own figures. */
export function Measured() {
  return (
    <Section
      id="measured"
      band
      title="We publish what our benchmark says, good or bad."
      lead={`${pictures} pictures with known prices are read after every change. These figures come from the file the benchmark wrote on ${measuredOn}; nobody typed them.`}
      action={<TextLink href={paths.accuracy}>All figures, right and wrong</TextLink>}
    >
      <chakra.dl
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
        columnGap="8"
        rowGap="8"
      >
        {figures.map(({ value, name, text }) => (
          <chakra.div key={name} borderTopWidth="2px" borderColor="fg" pt="4">
            <chakra.dt textStyle="label">{name}</chakra.dt>
            <chakra.dd textStyle="figure" mt="2" fontSize={{ base: '32px', xl: '38px' }}>
              {value}
            </chakra.dd>
            <chakra.dd textStyle="body" color="fg.muted" mt="3" maxW="30ch">
              {text}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Section>
  );
}
