import { ArrowRight } from 'lucide-react';
import { LegalFooter } from '../../entities/platform/legal.tsx';
import { useSession } from '../../entities/session/session.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Box, Flex, chakra } from '../../ui/layout.ts';
import { Logo } from '../../ui/logo.tsx';

function WaysIn() {
  const { user } = useSession();
  if (user) return <LinkButton href={paths.dashboard}>Dashboard</LinkButton>;
  return (
    <>
      <LinkButton href={paths.login} variant="quiet">
        Log in
      </LinkButton>
      <LinkButton href={paths.register}>Create account</LinkButton>
    </>
  );
}

const promises = [
  [
    'Measured',
    'Axis, candles and levels are found on the pixels of your picture. Each price carries its error bar.',
  ],
  ['Computed', 'Trend, indicators, patterns and plan follow from the measured series by written rules.'],
  ['Refused', 'A picture that cannot be read is turned away with a reason, and costs nothing.'],
] as const;

function Promises() {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
      gap={{ base: '6', md: '10' }}
    >
      {promises.map(([word, sentence]) => (
        <chakra.div key={word} borderTopWidth="1px" borderColor="border.strong" pt="4">
          <chakra.dt textStyle="subtitle">{word}</chakra.dt>
          <chakra.dd textStyle="body" color="fg.muted" mt="1" maxW="44ch">
            {sentence}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

/** A picture that Wickwise read, as its annotated download gives it; nothing on it was drawn by hand. */
function Example() {
  return (
    <chakra.figure m="0">
      <chakra.img
        src="/reading.webp"
        width={1340}
        height={760}
        alt="A falling chart of 95 candles with its price axis, swing levels, entry, stop and first target marked where they were measured."
        w="100%"
        h="auto"
        borderWidth="1px"
        borderRadius="control"
      />
      <chakra.figcaption textStyle="caption" color="fg.muted" mt="2">
        A real reading of a simulated chart: 95 candles, and a price axis fitted to the labels printed on it.
      </chakra.figcaption>
    </chakra.figure>
  );
}

/** The way in, and what is behind it. */
export function FrontDoor() {
  return (
    <Flex direction="column" minH="100dvh" maxW="page" mx="auto" px={{ base: '5', md: '10' }}>
      <Flex as="header" align="center" justify="space-between" py={{ base: '4', md: '6' }} gap="4">
        <Logo size={24} />
        <Flex gap="1">
          <Box display={{ base: 'none', sm: 'block' }}>
            <LinkButton href={paths.pricing} variant="quiet">
              Pricing
            </LinkButton>
          </Box>
          <WaysIn />
        </Flex>
      </Flex>
      <chakra.main
        flex="1"
        display="flex"
        flexDirection="column"
        gap={{ base: '12', md: '16' }}
        pt={{ base: '10', md: '14' }}
        pb="12"
      >
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.25fr)' }}
          gap={{ base: '10', lg: '12' }}
          alignItems="center"
        >
          <Box>
            <chakra.h1 textStyle="display">Wickwise measures your chart. It does not guess.</chakra.h1>
            <chakra.p textStyle="reading" fontSize={{ md: '18px' }} color="fg.muted" mt="5" maxW="58ch">
              Give it a screenshot of a trading chart. It reads the price scale, every candle and the levels
              out of the picture, says how sure it is of each number, and explains what follows.
            </chakra.p>
            <Flex mt="8" gap="3" wrap="wrap">
              <LinkButton href={paths.chartAnalysis} size="lg" iconEnd={ArrowRight}>
                Analyze a chart
              </LinkButton>
              <LinkButton href={paths.pricing} size="lg" variant="outline">
                See prices
              </LinkButton>
            </Flex>
          </Box>
          <Example />
        </chakra.div>
        <Promises />
      </chakra.main>
      <LegalFooter />
    </Flex>
  );
}
