import { Box, Flex } from '../../../ui/layout.ts';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CardGrid } from './card-grid.tsx';

/** The shape of the cards that are coming. */
export function CardSkeletons({ count = 6 }: { count?: number }) {
  return (
    <Box aria-busy role="status">
      <VisuallyHidden>Loading your analyses</VisuallyHidden>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Box borderWidth="1px" borderRadius="control" bg="bg.panel" overflow="hidden">
              <Box aspectRatio="16 / 9" bg="bg.muted" />
              <Flex direction="column" gap="4" p="4">
                <Skeleton w="40%" h="1.25rem" />
                <Skeleton h="1.5rem" w="70%" />
                <Skeleton h="6rem" />
                <SkeletonText lines={3} />
              </Flex>
            </Box>
          </li>
        ))}
      </CardGrid>
    </Box>
  );
}
