import { useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { reviews, sampleNotice } from '../../../content/site-content.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { chakra } from '../../../ui/layout.ts';
import { PER_PAGE, clampPage, pageCount } from './pages.ts';
import { ReviewCard } from './review-card.tsx';

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

/** Every review, four to a page. */
export function ReviewsOverlay({ open, onClose }: OverlayProps) {
  const [wanted, setWanted] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const pages = pageCount(reviews.length);
  const page = clampPage(wanted, pages);
  const go = (to: number): void => {
    setWanted(clampPage(to, pages));
    list.current?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Customer Reviews" size="lg">
      <chakra.ul
        ref={list}
        aria-label={`Reviews, page ${page} of ${pages}`}
        listStyleType="none"
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      >
        {reviews.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((review) => (
          <ReviewCard key={review.name} review={review} />
        ))}
      </chakra.ul>
      {sampleNotice && (
        <chakra.p textStyle="caption" color="fg.muted" mt="4">
          {sampleNotice}
        </chakra.p>
      )}
      <PageNumbers page={page} pages={pages} onPage={go} />
    </Dialog>
  );
}

function PageNumbers({ page, pages, onPage }: { page: number; pages: number; onPage: (to: number) => void }) {
  return (
    <chakra.nav
      aria-label="Pages of reviews"
      mt="5"
      display="flex"
      justifyContent="center"
      gap="1"
      flexWrap="wrap"
    >
      <IconButton
        label="Previous page"
        icon={ChevronLeft}
        tooltip={false}
        aria-disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <Button
          key={number}
          variant={number === page ? 'solid' : 'quiet'}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </Button>
      ))}
      <IconButton
        label="Next page"
        icon={ChevronRight}
        tooltip={false}
        aria-disabled={page === pages}
        onClick={() => onPage(page + 1)}
      />
    </chakra.nav>
  );
}
