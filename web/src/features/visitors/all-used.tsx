import type { Ref } from 'react';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { chakra } from '../../ui/layout.ts';

/** Nothing free is left. Whoever tries all the same is led here: the focus brings it into view and has it read out. */
export function AllUsed({ ref, children }: { ref: Ref<HTMLDivElement>; children: string }) {
  return (
    <chakra.div ref={ref} tabIndex={-1} outline="0">
      <Alert
        tone="warning"
        action={
          <LinkButton href={paths.pricing} size="sm" variant="outline">
            See the plans
          </LinkButton>
        }
      >
        {children}
      </Alert>
    </chakra.div>
  );
}
