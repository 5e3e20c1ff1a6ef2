import type { ReactNode } from 'react';
import { Grid } from '../../../ui/layout.ts';

/** Cards side by side: one, two, three or four as the width allows. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap="4"
      templateColumns="repeat(auto-fill, minmax(min(100%, 19rem), 1fr))"
    >
      {children}
    </Grid>
  );
}
