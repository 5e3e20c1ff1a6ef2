import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactNode } from 'react';

export interface PanelProps {
  title?: string;
  /** Stands opposite the title: a link, a count, a control. */
  aside?: ReactNode;
  /** No padding: lists and tables run to the edge. */
  flush?: boolean;
  as?: 'section' | 'article' | 'div';
  children: ReactNode;
}

/** A part of a page between hairlines. No shadow: nothing floats unless it is above the page. */
export function Panel({ title, aside, flush = false, as = 'section', children }: PanelProps) {
  const id = useId();
  return (
    <chakra.section
      as={as}
      aria-labelledby={title ? id : undefined}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
      minW="0"
      overflow="hidden"
    >
      {title && (
        <chakra.header
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          flexWrap="wrap"
          columnGap="4"
          rowGap="1"
          minH="12"
          px="5"
          py="1.5"
          borderBottomWidth="1px"
        >
          <chakra.h2 id={id} textStyle="subtitle">
            {title}
          </chakra.h2>
          {aside}
        </chakra.header>
      )}
      <chakra.div p={flush ? '0' : '5'}>{children}</chakra.div>
    </chakra.section>
  );
}
