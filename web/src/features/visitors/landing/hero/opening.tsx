import { ArrowRight } from 'lucide-react';
import { paths } from '../../../../lib/paths.ts';
import { Flex, chakra } from '../../../../ui/layout.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';

const terms = ['7-day free trial', '30-day money-back guarantee', 'No card needed to start'];

/** What it is, and the way in. */
export function Opening() {
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
          Upload a screenshot. It reads the price scale, every candle and the levels out of the picture, says
          how sure it is of each number, and explains what follows. A tool for research and education.
        </chakra.p>
        <Flex mt="6" gap="3" wrap="wrap">
          <LinkButton href={paths.register} size="lg" iconEnd={ArrowRight}>
            Start Free Trial
          </LinkButton>
          <Button size="lg" variant="outline" data-act="try">
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
