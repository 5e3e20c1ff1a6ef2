import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import { numberText } from '../lib/formatting.ts';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  /** Rows on all pages together. */
  total: number;
  /** False: there are more rows than `total` says. */
  totalIsExact?: boolean;
  onPage: (page: number) => void;
  /** The label of the button that leads back. */
  previous?: 'Prev' | 'Previous' | 'Newer';
  /** The label of the button that leads on. */
  next?: 'Next' | 'Older';
  /** What is paged, e.g. 'orders': the name of the landmark. */
  of?: string;
}

/** Where one is in a long list: 'Page 2 of 9 — 173 total', or 'Page 2 — more than 1,000 total' where not all were counted. */
export function Pager({
  page,
  pages,
  total,
  totalIsExact = true,
  onPage,
  previous = 'Prev',
  next = 'Next',
  of = 'the list',
}: PagerProps) {
  return (
    <chakra.nav
      aria-label={`Pages of ${of}`}
      data-print="none"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      <chakra.p textStyle="body" color="fg.muted" fontVariantNumeric="tabular-nums" aria-live="polite">
        {totalIsExact
          ? `Page ${page} of ${Math.max(1, pages)} — ${numberText(total)} total`
          : `Page ${page} — more than ${numberText(total)} total`}
      </chakra.p>
      <chakra.div display="flex" gap="2">
        <Button
          variant="outline"
          size="sm"
          icon={ChevronLeft}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          {previous}
        </Button>
        <Button
          variant="outline"
          size="sm"
          iconEnd={ChevronRight}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          {next}
        </Button>
      </chakra.div>
    </chakra.nav>
  );
}
