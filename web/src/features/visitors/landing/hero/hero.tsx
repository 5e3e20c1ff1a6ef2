import { useRef } from 'react';
import { chakra } from '../../../../ui/layout.ts';
import { Container } from '../section.tsx';
import { Counters, Opening } from '../prerendered-parts.tsx';
import { Replay } from './replay.tsx';
import { useCountUp } from './use-count-up.ts';

/** What it is, the way in, and the proof. */
export function Hero() {
  const counters = useRef<HTMLDivElement>(null);
  useCountUp(counters);
  return (
    <chakra.section id="home" data-section="home" aria-labelledby="home-title" scrollMarginTop="16">
      <Container>
        <chakra.div pt={{ base: '8', md: '14' }} pb={{ base: '14', md: '20' }}>
          <Opening />
          <Replay />
          <chakra.div ref={counters} mt={{ base: '10', md: '14' }}>
            <Counters />
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.section>
  );
}
