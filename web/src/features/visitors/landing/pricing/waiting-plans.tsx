import { chakra } from '../../../../ui/layout.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { PlanGrid } from './plan-grid.tsx';

/** Three cards' worth of room until the prices are there. */
export function WaitingPlans() {
  return (
    <chakra.div data-needs-script="">
      <PlanGrid>
        {[1, 2, 3].map((nth) => (
          <chakra.li
            key={nth}
            listStyleType="none"
            bg="bg.panel"
            p="8"
            minH={{ base: '24rem', md: '29rem' }}
            aria-hidden="true"
          >
            <Skeleton w="8rem" h="1.5rem" />
            <chakra.div mt="10">
              <Skeleton w="7rem" h="2.5rem" />
            </chakra.div>
          </chakra.li>
        ))}
      </PlanGrid>
    </chakra.div>
  );
}
