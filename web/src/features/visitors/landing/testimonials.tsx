import { Star } from 'lucide-react';
import { reviews, sampleContent, sampleNotice } from '../../../content/site-content.ts';
import type { Review } from '../../../content/site-content.ts';
import { Button } from '../../../ui/button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Section } from './section.tsx';

function Stars() {
  return (
    <chakra.span role="img" aria-label="Five stars of five" display="inline-flex" gap="0.5" color="accent.fg">
      {[1, 2, 3, 4, 5].map((nth) => (
        <Star key={nth} size={14} fill="currentColor" strokeWidth={0} aria-hidden="true" />
      ))}
    </chakra.span>
  );
}

function Quote({ review, large }: { review: Review; large: boolean }) {
  return (
    <chakra.figure
      m="0"
      display="flex"
      flexDirection="column"
      gap="5"
      borderTopWidth="1px"
      borderColor="border.strong"
      pt="5"
    >
      <chakra.blockquote
        textStyle={large ? 'heading' : 'reading'}
        fontWeight={large ? '500' : undefined}
        flex="1"
      >
        {`“${review.text}”`}
      </chakra.blockquote>
      <chakra.figcaption display="flex" alignItems="center" gap="3">
        <chakra.img
          src={review.img}
          alt=""
          width={112}
          height={112}
          loading="lazy"
          w="11"
          h="11"
          borderRadius="full"
        />
        <chakra.span flex="1">
          <chakra.span display="block" textStyle="label">
            {review.name}
          </chakra.span>
          <chakra.span display="block" textStyle="caption" color="fg.muted">
            {review.title}
          </chakra.span>
        </chakra.span>
        <Stars />
      </chakra.figcaption>
    </chakra.figure>
  );
}

/** Four of the reviews; the others are one click away. */
export function Testimonials({ shown = sampleContent === 'shown' }: { shown?: boolean }) {
  if (!shown) return null;
  const [first, ...others] = [7, 1, 6, 12].flatMap((nth) => reviews[nth] ?? []);
  return (
    <Section
      id="testimonials"
      title="What people say"
      action={
        <Button variant="outline" data-act="reviews">
          View all testimonials
        </Button>
      }
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        columnGap={{ base: '6', xl: '10' }}
        rowGap="10"
      >
        {first && (
          <chakra.div gridColumn={{ md: 'span 3' }} maxW="48rem">
            <Quote review={first} large />
          </chakra.div>
        )}
        {others.map((review) => (
          <Quote key={review.name} review={review} large={false} />
        ))}
      </chakra.div>
      {sampleNotice && (
        <chakra.p mt="6" textStyle="caption" color="fg.subtle">
          {sampleNotice}
        </chakra.p>
      )}
    </Section>
  );
}
