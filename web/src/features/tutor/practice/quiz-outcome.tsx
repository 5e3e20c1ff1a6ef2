import { useEffect, useRef } from 'react';
import { Check, X } from 'lucide-react';
import type { Quiz, QuizOutcome, QuizQuestion, QuizResult } from '../../../api/generated/model';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { LessonNote } from './lesson-note.tsx';

interface QuizOutcomeViewProps {
  quiz: Quiz;
  outcome: QuizOutcome;
  onLeave: () => void;
}

/** How the quiz went: the count, then every question with the right answer and how it comes about. */
export function QuizOutcomeView({ quiz, outcome: { right, total, results }, onLeave }: QuizOutcomeViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const wrong = total - right;
  return (
    <Stack gap="6" maxW="48rem">
      <header>
        <chakra.h1 ref={heading} tabIndex={-1} outline="none" textStyle="heading">
          {right} of {total} right
        </chakra.h1>
        <chakra.p textStyle="body" color="fg.muted" mt="1">
          {quiz.title}.{' '}
          {wrong === 0
            ? 'Nothing to review.'
            : `What was wrong comes back as ${wrong === 1 ? 'a review card' : `${wrong} review cards`}.`}
        </chakra.p>
      </header>
      <chakra.ol listStyleType="none">
        {results.map((result, index) => (
          <Result
            key={result.question_id}
            number={index + 1}
            result={result}
            question={quiz.questions.find(({ id }) => id === result.question_id)}
          />
        ))}
      </chakra.ol>
      <div>
        <Button onClick={onLeave}>Back to practice</Button>
      </div>
    </Stack>
  );
}

interface ResultProps {
  number: number;
  result: QuizResult;
  question: QuizQuestion | undefined;
}

function Result({ number, result, question }: ResultProps) {
  const { correct, right_text: rightText, explanation, lesson } = result;
  return (
    <chakra.li py="5" borderTopWidth="1px">
      <Badge tone={correct ? 'success' : 'danger'} icon={correct ? Check : X}>
        {correct ? 'Right' : 'Wrong'}
      </Badge>
      <chakra.h2 textStyle="subtitle" mt="2" maxW="measure">
        {number}. {question?.prompt}
      </chakra.h2>
      <chakra.dl
        mt="2"
        textStyle="body"
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="4"
        rowGap="1"
      >
        <chakra.dt color="fg.muted">Your answer</chakra.dt>
        <dd>{givenText(result, question)}</dd>
        {!correct && (
          <>
            <chakra.dt color="fg.muted">Right answer</chakra.dt>
            <chakra.dd fontWeight="600">{rightText}</chakra.dd>
          </>
        )}
      </chakra.dl>
      <LessonNote explanation={explanation} lesson={lesson} />
    </chakra.li>
  );
}

function givenText({ given }: QuizResult, question: QuizQuestion | undefined): string {
  if (given === null || given === '') return 'none';
  const option = question?.options.find(({ id }) => id === given);
  if (option) return option.text;
  return question?.unit ? `${given} ${question.unit}` : given;
}
