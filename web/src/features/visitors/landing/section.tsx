import { useId } from 'react';
import type { ReactNode } from 'react';
import { chakra } from '../../../ui/layout.ts';

export interface SectionProps {
  /** The anchor; also what tests and links call it. */
  id: string;
  /** A quiet band parts the page where the subject changes. */
  band?: boolean;
  /** No hairline above: the section belongs to the one before. */
  joined?: boolean;
  title: ReactNode;
  lead?: ReactNode;
  /** Stands under the lead, or beside the title where there is room. */
  action?: ReactNode;
  /** Heading in a column of its own, content beside it. */
  beside?: boolean;
  children: ReactNode;
}

function Heading({
  id,
  title,
  lead,
  action,
  beside,
}: Pick<SectionProps, 'title' | 'lead' | 'action' | 'beside'> & { id: string }) {
  return (
    <chakra.header
      display="flex"
      flexDirection={beside ? 'column' : { base: 'column', md: 'row' }}
      alignItems={beside ? 'flex-start' : { base: 'flex-start', md: 'flex-end' }}
      justifyContent="space-between"
      columnGap="10"
      rowGap="6"
      position={beside ? { lg: 'sticky' } : undefined}
      top="28"
      alignSelf="start"
    >
      <chakra.div maxW={{ lg: '44rem' }}>
        <chakra.h2 id={id} textStyle="headline">
          {title}
        </chakra.h2>
        {lead && (
          <chakra.p textStyle="lead" color="fg.muted" mt="4" maxW="54ch">
            {lead}
          </chakra.p>
        )}
      </chakra.div>
      {action}
    </chakra.header>
  );
}

/** About how high the parts are (px) on a phone of 390, a tablet of 768 and a screen of 1280 px: what scroll bars and anchors reckon with. */
const heights: Readonly<Record<string, readonly [number, number, number]>> = {
  measured: [1185, 879, 593],
  features: [897, 963, 987],
  result: [1423, 1038, 856],
  'how-it-works': [1495, 629, 714],
  refusals: [1713, 918, 968],
  audiences: [985, 775, 565],
  pricing: [1628, 838, 882],
  guarantees: [495, 319, 289],
  testimonials: [1021, 697, 681],
  about: [1076, 745, 549],
  privacy: [741, 558, 511],
  faq: [541, 557, 499],
  contact: [782, 743, 609],
};

/** The browser lays a part out and paints it when the reader comes near, and remembers from then on how high it is. */
function laidOutWhenNear(id: string) {
  const known = heights[id];
  if (!known) return {};
  const [base, md, lg] = known.map((height) => `auto ${height}px`);
  return { contentVisibility: 'auto', containIntrinsicBlockSize: { base, md, lg } };
}

/** One of the fifteen parts of the page: an anchor, a heading, and room around both. */
export function Section({
  id,
  band = false,
  joined = false,
  beside = false,
  children,
  ...heading
}: SectionProps) {
  const labelledBy = useId();
  return (
    <chakra.section
      id={id}
      data-section={id}
      aria-labelledby={labelledBy}
      bg={band ? 'bg.subtle' : undefined}
      borderTopWidth={joined ? '0' : '1px'}
      scrollMarginTop="16"
      {...laidOutWhenNear(id)}
    >
      <Container>
        <chakra.div
          pt={joined ? '0' : { base: '14', md: '20', xl: '24' }}
          pb={{ base: '14', md: '20', xl: '24' }}
          display="grid"
          gridTemplateColumns={
            beside ? { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' } : 'minmax(0, 1fr)'
          }
          columnGap={{ lg: '16' }}
          rowGap={{ base: '8', md: '12' }}
        >
          <Heading id={labelledBy} beside={beside} {...heading} />
          <chakra.div minW="0">{children}</chakra.div>
        </chakra.div>
      </Container>
    </chakra.section>
  );
}

/** The width of the page's content. */
export function Container({ children }: { children: ReactNode }) {
  return (
    <chakra.div width="full" maxW="84rem" mx="auto" px={{ base: '5', md: '8', xl: '12' }}>
      {children}
    </chakra.div>
  );
}
