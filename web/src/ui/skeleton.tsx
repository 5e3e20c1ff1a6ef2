import { chakra } from '@chakra-ui/react';

interface SkeletonProps {
  w?: string;
  /** Another on phones, where what is coming has another there. */
  h?: string | { base: string; md: string };
}

/** The shape of what is coming. Hidden from screen readers: the region around it says that it is busy. A print waits for it (printing.ts). */
export function Skeleton({ w = 'full', h = '1rem' }: SkeletonProps) {
  return (
    <chakra.span
      aria-hidden="true"
      data-coming=""
      display="block"
      width={w}
      height={h}
      bg="bg.muted"
      borderRadius="control"
      animation="breathe 1.6s ease-in-out infinite"
    />
  );
}

const widths = ['100%', '92%', '97%', '60%'];

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <chakra.div aria-hidden="true" display="flex" flexDirection="column" gap="2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          h="0.75rem"
          w={line === lines - 1 ? '60%' : (widths[line % widths.length] ?? '100%')}
        />
      ))}
    </chakra.div>
  );
}
