import { Star } from 'lucide-react';
import type { Review } from '../../../content/site-content.ts';
import { chakra } from '../../../ui/layout.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

const STARS = [1, 2, 3, 4, 5];

/** What a customer said, and who it was. */
export function ReviewCard({ review }: { review: Review }) {
  return (
    <chakra.li borderWidth="1px" borderRadius="control" p="5" display="flex" flexDirection="column" gap="4">
      <chakra.div display="flex" gap="3" alignItems="center">
        <chakra.img
          src={review.img}
          alt={`Photo of ${review.name}`}
          width={48}
          height={48}
          loading="lazy"
          borderRadius="full"
          boxSize="12"
          objectFit="cover"
          bg="bg.muted"
        />
        <chakra.div minW="0">
          <chakra.h3 textStyle="subtitle">{review.name}</chakra.h3>
          <chakra.p textStyle="caption" color="fg.muted">
            {review.title}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" gap="0.5" color="accent.fg">
        <VisuallyHidden>Five stars</VisuallyHidden>
        {STARS.map((star) => (
          <Star key={star} size={16} fill="currentColor" strokeWidth={0} aria-hidden="true" />
        ))}
      </chakra.div>
      <chakra.blockquote textStyle="body">“{review.text}”</chakra.blockquote>
    </chakra.li>
  );
}
