import refused1 from '../../../content/refused-1.webp';
import refused2 from '../../../content/refused-2.webp';
import refused3 from '../../../content/refused-3.webp';
import { benchmark } from '../../../content/figures.ts';
import { heroAnalysis } from '../../../content/hero-analysis.ts';
import { chakra } from '../../../ui/layout.ts';
import { Section } from './section.tsx';

const pictures = [refused1, refused2, refused3];

function Refusal({ nth }: { nth: number }) {
  const refusal = heroAnalysis.refusals[nth];
  if (!refusal) return null;
  return (
    <chakra.figure m="0">
      <chakra.img
        src={pictures[nth]}
        width={480}
        height={320}
        loading="lazy"
        alt={`Refused: a picture of a ${refusal.kind}.`}
        w="100%"
        h="auto"
        borderWidth="1px"
        borderRadius="control"
      />
      <chakra.figcaption mt="4">
        <chakra.p textStyle="subtitle">{refusal.reason}</chakra.p>
        <chakra.p textStyle="body" color="fg.muted" mt="2">
          {refusal.advice}
        </chakra.p>
      </chakra.figcaption>
    </chakra.figure>
  );
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** What it says of its own certainty, beside how often it was right; bins with few readings are left to the full report. */
const bins = benchmark.calibration.filter(({ readings }) => readings >= 30);

function Calibration() {
  return (
    <chakra.table
      width="full"
      maxW="44rem"
      mt="12"
      textStyle="body"
      borderBottomWidth="1px"
      css={{ borderCollapse: 'collapse' }}
    >
      <chakra.caption textStyle="subtitle" textAlign="start" pb="3">
        When it says how sure it is, it means it
      </chakra.caption>
      <chakra.thead textStyle="caption" color="fg.muted">
        <tr>
          <Cell as="th">it said</Cell>
          <Cell as="th">it was right</Cell>
          <Cell as="th">readings</Cell>
        </tr>
      </chakra.thead>
      <tbody>
        {bins.map(({ from, to, right_percent: right, readings }) => (
          <tr key={from}>
            <Cell>{`${percent(from)} to ${percent(to)} sure`}</Cell>
            <Cell>
              <chakra.span display="inline-flex" alignItems="center" gap="3" width="full">
                <chakra.span textStyle="price" w="3.5rem">{`${right}%`}</chakra.span>
                <chakra.span flex="1" maxW="14rem" h="6px" bg="bg.muted" aria-hidden="true">
                  <chakra.span display="block" h="full" bg="fg" style={{ width: `${right}%` }} />
                </chakra.span>
              </chakra.span>
            </Cell>
            <Cell>
              <chakra.span textStyle="price">{readings}</chakra.span>
            </Cell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

const Cell = chakra('td', {
  base: { py: '2.5', pe: '4', textAlign: 'start', fontWeight: '400', borderTopWidth: '1px' },
});

/** The other half of measuring: to say when one cannot. */
export function Refusals() {
  return (
    <Section
      id="refusals"
      band
      title="What it cannot read, it refuses."
      lead="With the reason, and with what to do about it. A refusal costs no credit. These three are real answers of the reader."
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        }}
        columnGap={{ base: '6', xl: '10' }}
        rowGap="10"
      >
        {heroAnalysis.refusals.map(({ kind }, nth) => (
          <Refusal key={kind} nth={nth} />
        ))}
      </chakra.div>
      <Calibration />
    </Section>
  );
}
