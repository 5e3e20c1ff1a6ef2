import { heroReading } from '../../../../content/hero-reading.ts';
import { chakra } from '../../../../ui/layout.ts';
import { chartName } from './marks.ts';

const { axis, bars, levels, quality } = heroReading;

/** What each stage found, and when the replay reaches it (seconds). */
const stages = [
  { name: 'Price labels read', found: `${axis.used} of ${axis.found}`, at: 0.5 },
  { name: 'Axis fitted', found: `± ${axis.sigma.toFixed(2)}`, at: 1.4 },
  { name: 'Candles outlined', found: String(bars.length), at: 2 },
  { name: 'Levels drawn', found: String(levels.length), at: 3.6 },
] as const;

/** The stages of the reading, each with what it found; they light up as the replay comes to them. */
export function StageList() {
  return (
    <chakra.div px={{ base: '4', md: '5' }} pt="4" pb="3">
      <chakra.p display="flex" justifyContent="space-between" gap="4" textStyle="price" color="fg.muted">
        <chakra.span color="fg">{chartName}</chakra.span>
        <span>{`read correctly: ${Math.round(quality * 100)}%`}</span>
      </chakra.p>
      <chakra.ol mt="3" display="flex" flexDirection="column" gap="1.5">
        {stages.map(({ name, found, at }) => (
          <chakra.li
            key={name}
            display="grid"
            gridTemplateColumns="0.75rem minmax(0, 1fr) auto"
            alignItems="baseline"
            gap="2"
            textStyle="body"
            listStyleType="none"
            css={{
              animation: `appear 0.25s ${at}s ease-out backwards`,
              _motionReduce: { animation: 'none' },
            }}
          >
            <chakra.span h="2px" w="10px" bg="accent.solid" alignSelf="center" />
            {name}
            <chakra.span textStyle="price">{found}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.div>
  );
}
