import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Flex, chakra } from '../../../ui/layout.ts';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Nothing when everything fits on one page. */
export function Pager({ page, pages, onPage }: Props) {
  if (pages <= 1) return null;
  return (
    <Flex as="nav" aria-label="Pages" justify="center" align="center" gap="4" data-print="none">
      <Button
        variant="outline"
        size="sm"
        icon={ChevronLeft}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        Newer
      </Button>
      <chakra.span textStyle="body" color="fg.muted" fontVariantNumeric="tabular-nums" aria-live="polite">
        Page {page} of {pages}
      </chakra.span>
      <Button
        variant="outline"
        size="sm"
        iconEnd={ChevronRight}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        Older
      </Button>
    </Flex>
  );
}
