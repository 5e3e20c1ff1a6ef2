import type { ReactNode } from 'react';
import { chakra } from '../../../ui/layout.ts';

/** Terms and what they are, one in a line. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <chakra.dl textStyle="body">
      {facts.map(([term, value]) => (
        <chakra.div
          key={term}
          display="flex"
          justifyContent="space-between"
          gap="4"
          py="2"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0', pt: '0' }}
          _last={{ pb: '0' }}
        >
          <chakra.dt color="fg.muted">{term}</chakra.dt>
          <chakra.dd fontVariantNumeric="tabular-nums" textAlign="end" overflowWrap="anywhere" minW="0">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
