import { useId } from 'react';
import type { ReactNode } from 'react';
import { chakra } from '../../../ui/layout.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface Props {
  id?: string;
  title: string;
  lead: string;
  /** The narrowest a card may become. */
  cardWidth: string;
  children: ReactNode;
}

/** Cards side by side, parted by hairlines. */
export function OfferGrid({ id, title, lead, cardWidth, children }: Props) {
  const heading = useId();
  return (
    <chakra.section id={id} aria-labelledby={heading} scrollMarginTop="6">
      <chakra.h2 id={heading} textStyle="heading">
        {title}
      </chakra.h2>
      <chakra.p textStyle="body" color="fg.muted" mt="1" mb="5" maxW="measure">
        {lead}
      </chakra.p>
      <chakra.ul
        display="grid"
        gridTemplateColumns={`repeat(auto-fit, minmax(min(${cardWidth}, 100%), 1fr))`}
        gap="1px"
        bg="border"
        borderWidth="1px"
        borderRadius="control"
        overflow="hidden"
      >
        {children}
      </chakra.ul>
    </chakra.section>
  );
}

/** As many cards of about the right height as will come. */
export function CardSkeletons({ count, height }: { count: number; height: string }) {
  return Array.from({ length: count }, (_, nth) => (
    <chakra.li key={nth} listStyleType="none" p="6" bg="bg.panel" minH={height} aria-hidden="true">
      <Skeleton w="8rem" h="1.25rem" />
      <chakra.div mt="6">
        <Skeleton w="6rem" h="1.75rem" />
      </chakra.div>
    </chakra.li>
  ));
}
