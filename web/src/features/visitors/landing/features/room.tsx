import { chakra } from '../../../../ui/layout.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';

/** Room for something that is about so high. */
export function Room({ height }: { height: string }) {
  return (
    <chakra.div aria-hidden="true" minH={height}>
      <Skeleton w="14rem" h="1.5rem" />
      <chakra.div mt="5">
        <Skeleton h="min(16rem, 40vh)" />
      </chakra.div>
    </chakra.div>
  );
}
