import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Info } from 'lucide-react';
import { Icon } from './icon.tsx';
import { Skeleton } from './skeleton.tsx';
import { Tooltip } from './tooltip.tsx';

export interface StatCardProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** How the figure is computed; opens on hover and focus. */
  hint?: string;
  loading?: boolean;
}

/** A figure and what it counts. */
export function StatCard({ label, value, note, hint, loading = false }: StatCardProps) {
  return (
    <chakra.div
      bg="bg.panel"
      px={{ base: '4', md: '5' }}
      py="4"
      display="flex"
      flexDirection="column"
      gap="2"
      minW="0"
    >
      <chakra.dt textStyle="caption" color="fg.muted" display="flex" alignItems="center" gap="1.5">
        {label}
        {hint && (
          <Tooltip content={hint}>
            <chakra.button
              type="button"
              aria-label={`About ${label}: ${hint}`}
              color="fg.subtle"
              borderRadius="full"
              p="0.5"
              m="-0.5"
            >
              <Icon as={Info} size={13} />
            </chakra.button>
          </Tooltip>
        )}
      </chakra.dt>
      <chakra.dd textStyle="priceLarge" fontSize={{ base: '18px', md: '22px' }}>
        {loading ? <Skeleton w="4.5rem" h="1.75rem" /> : value}
      </chakra.dd>
      {note && (
        <chakra.dd textStyle="caption" color="fg.muted">
          {note}
        </chakra.dd>
      )}
    </chakra.div>
  );
}

/** Figures side by side, parted by hairlines; they wrap before they squeeze. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(10rem, 1fr))' }}
      gap="1px"
      bg="border"
      borderWidth="1px"
      borderRadius="control"
      overflow="hidden"
      // An odd last card fills its row on phones, where there are two columns.
      css={{ '& > :last-child:nth-of-type(odd)': { gridColumn: { base: 'span 2', md: 'auto' } } }}
    >
      {children}
    </chakra.dl>
  );
}
