import { ArrowRight } from 'lucide-react';
import { Button, LinkButton } from '../../../../ui/plain-button.tsx';
import { Flex, chakra } from '../../../../ui/layout.ts';
import { Container } from '../section.tsx';
import { Counters } from './counters.tsx';
import { Replay } from './replay.tsx';

interface Props {
  trialHref: string;
  onTry: () => void;
}

const terms = ['7-day free trial', '30-day money-back guarantee', 'No card needed to start'];

function Opening({ trialHref, onTry }: Props) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      columnGap="16"
      rowGap="6"
      alignItems="end"
      pb={{ base: '8', md: '12' }}
    >
      <chakra.h1 id="home-title" textStyle="display" maxW="14em">
        Wickwise measures your chart. <chakra.br display={{ base: 'none', md: 'inline' }} />
        It does not guess.
      </chakra.h1>
      <div>
        <chakra.p textStyle="lead" color="fg.muted" maxW="52ch">
          Give it a screenshot. It reads the price scale, every candle and the levels out of the picture, says
          how sure it is of each number, and explains what follows. A tool for research and education.
        </chakra.p>
        <Flex mt="6" gap="3" wrap="wrap">
          <LinkButton href={trialHref} size="lg" iconEnd={ArrowRight}>
            Start Free Trial
          </LinkButton>
          <Button size="lg" variant="outline" onClick={onTry}>
            Try it on a chart
          </Button>
        </Flex>
        <chakra.ul
          mt="4"
          display="flex"
          flexWrap="wrap"
          columnGap="5"
          rowGap="1"
          textStyle="caption"
          color="fg.muted"
        >
          {terms.map((term) => (
            <chakra.li key={term} listStyleType="none">
              {term}
            </chakra.li>
          ))}
        </chakra.ul>
      </div>
    </chakra.div>
  );
}

/** What it is, the way in, and the proof. */
export function Hero(props: Props) {
  return (
    <chakra.section id="home" data-section="home" aria-labelledby="home-title" scrollMarginTop="16">
      <Container>
        <chakra.div pt={{ base: '8', md: '14' }} pb={{ base: '14', md: '20' }}>
          <Opening {...props} />
          <Replay />
          <Counters />
        </chakra.div>
      </Container>
    </chakra.section>
  );
}
