import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import type { ReviewCard, ReviewGradeGrade } from '../../../api/generated/model';
import { useReviewGrade } from '../../../api/tutor.ts';
import { Figure } from '../../../entities/lesson/figure/figure.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { LessonNote } from './lesson-note.tsx';
import { useKeys } from './use-keys.ts';

const grades: readonly { grade: ReviewGradeGrade; label: string }[] = [
  { grade: 'again', label: 'Again' },
  { grade: 'hard', label: 'Hard' },
  { grade: 'good', label: 'Good' },
  { grade: 'easy', label: 'Easy' },
];

interface ReviewPlayProps {
  /** What was due at the beginning. */
  cards: readonly ReviewCard[];
  onLeave: () => void;
}

/** The due cards, one after another: think, show the answer, say how well it was known. */
export function ReviewPlay({ cards, onLeave }: ReviewPlayProps) {
  const [at, setAt] = useState(0);
  const card = cards[at];
  if (!card) return <Done onLeave={onLeave} />;
  return (
    <Card
      key={card.id}
      card={card}
      at={at + 1}
      of={cards.length}
      onNext={() => setAt(at + 1)}
      onLeave={onLeave}
    />
  );
}

interface CardProps {
  card: ReviewCard;
  at: number;
  of: number;
  onNext: () => void;
  onLeave: () => void;
}

function Card({
  card: { id, question, right_text: rightText, explanation, lesson },
  at,
  of,
  onNext,
  onLeave,
}: CardProps) {
  const [open, setOpen] = useState(false);
  const say = useReviewGrade();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const grade = (value: ReviewGradeGrade): void => {
    if (!say.isPending) say.mutate({ cardId: id, data: { grade: value } }, { onSuccess: onNext });
  };
  useKeys(
    open
      ? Object.fromEntries(grades.map((one, index) => [String(index + 1), () => grade(one.grade)]))
      : { ' ': () => setOpen(true) },
  );
  return (
    <Stack gap="5" maxW="48rem">
      <chakra.h1 ref={heading} tabIndex={-1} outline="none" textStyle="label" color="fg.muted">
        Review: card {at} of {of}
      </chakra.h1>
      <chakra.h2 textStyle="title" maxW="measure">
        {question.prompt}
      </chakra.h2>
      {question.figure && <Figure figure={question.figure} />}
      {question.options.length > 0 && (
        <chakra.ul listStyleType="disc" ps="5" textStyle="reading">
          {question.options.map((option) => (
            <li key={option.id}>{option.text}</li>
          ))}
        </chakra.ul>
      )}
      <div aria-live="polite">
        {open && (
          <chakra.div pt="4" borderTopWidth="1px">
            <chakra.p textStyle="subtitle">{rightText}</chakra.p>
            <LessonNote explanation={explanation} lesson={lesson} />
          </chakra.div>
        )}
      </div>
      {say.error && <Alert>{errorMessage(say.error)}</Alert>}
      <Flex gap="2" flexWrap="wrap" role="group" aria-label={open ? 'How well did you know it?' : undefined}>
        {open ? (
          grades.map(({ grade: value, label }) => (
            <Button key={value} variant={value === 'good' ? 'solid' : 'outline'} onClick={() => grade(value)}>
              {label}
            </Button>
          ))
        ) : (
          <Button onClick={() => setOpen(true)}>Show the answer</Button>
        )}
        <Button variant="quiet" onClick={onLeave}>
          Stop reviewing
        </Button>
      </Flex>
    </Stack>
  );
}

function Done({ onLeave }: { onLeave: () => void }) {
  return (
    <Stack gap="4" align="flex-start">
      <chakra.h1 textStyle="heading">All due cards are reviewed</chakra.h1>
      <Button onClick={onLeave}>Back to practice</Button>
    </Stack>
  );
}
