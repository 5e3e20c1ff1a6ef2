import { GitCompareArrows, Trash2 } from 'lucide-react';
import { comparePath } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Flex, chakra } from '../../../ui/layout.ts';
import { useDeleteWithUndo } from './pending-deletions.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  /** Everything that is shown. */
  all: readonly { id: string }[];
}

/** What can be done with the ticked analyses. Stays in sight while the list is scrolled. */
export function SelectionBar({ selection, all }: Props) {
  const remove = useDeleteWithUndo();
  const ids = [...selection.ids];
  if (ids.length === 0) return null;
  const [one, other] = ids;
  return (
    <Flex
      role="region"
      aria-label="Selected analyses"
      position="sticky"
      top={{ base: '3.75rem', md: '4.25rem' }}
      zIndex="docked"
      gap="2"
      align="center"
      wrap="wrap"
      px="4"
      py="2"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="control"
    >
      <chakra.p role="status" textStyle="label" me="auto">
        {ids.length} selected
      </chakra.p>
      {ids.length < all.length && (
        <Button variant="quiet" size="sm" onClick={() => selection.set(all.map(({ id }) => id))}>
          Select all {all.length}
        </Button>
      )}
      {ids.length === 2 && (
        <LinkButton variant="outline" size="sm" icon={GitCompareArrows} href={comparePath(one!, other!)}>
          Compare
        </LinkButton>
      )}
      <Button
        variant="outline"
        size="sm"
        icon={Trash2}
        onClick={() => {
          selection.set([]);
          remove(ids);
        }}
      >
        Delete
      </Button>
      <Button variant="quiet" size="sm" onClick={() => selection.set([])}>
        Clear
      </Button>
    </Flex>
  );
}
