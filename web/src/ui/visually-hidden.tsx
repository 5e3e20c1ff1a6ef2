import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Said, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return (
    <chakra.span
      position="absolute"
      width="1px"
      height="1px"
      m="-1px"
      overflow="hidden"
      clipPath="inset(50%)"
      whiteSpace="nowrap"
    >
      {children}
    </chakra.span>
  );
}
