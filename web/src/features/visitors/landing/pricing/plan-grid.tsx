import type { ReactNode } from 'react';
import { chakra } from '../../../../ui/layout.ts';

/** Cards side by side, parted by hairlines. */
export function PlanGrid({ children }: { children: ReactNode }) {
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      gap="1px"
      bg="border"
      borderWidth="1px"
      borderRadius="control"
      overflow="hidden"
    >
      {children}
    </chakra.ul>
  );
}
