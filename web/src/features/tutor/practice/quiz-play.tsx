import { useEffect, useRef, useState } from 'react';
import type { FormEvent, Ref } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import type { Quiz } from '../../../api/generated/model';
import { useQuizAnswer } from '../../../api/tutor.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { QuestionView } from './question-view.tsx';
import { QuizOutcomeView } from './quiz-outcome.tsx';
import { useKeys } from './use-keys.ts';

interface QuizPlayProps {
  quiz: Quiz;
  onLeave: () => void;
}

/** One question at a time; digits choose, Enter goes on. The answers are sent together at the end. */
export function QuizPlay({ quiz, onLeave }: QuizPlayProps) {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const send = useQuizAnswer();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const question = quiz.questions[at];
  const answer = question ? (answers[question.id] ?? '') : '';
  const last = at === quiz.questions.length - 1;

  useEffect(() => {
    const digits = form.current?.querySelector<HTMLElement>('input[inputmode=decimal]');
    (digits ?? heading.current)?.focus({ preventScroll: true });
  }, [at]);

  const choose = (value: string): void => {
    if (question) setAnswers((before) => ({ ...before, [question.id]: value }));
  };
  const next = (): void => {
    if (answer.trim() === '' || send.isPending) return;
    if (!last) return setAt(at + 1);
    const given = quiz.questions.map(({ id }) => ({ question_id: id, answer: (answers[id] ?? '').trim() }));
    send.mutate({ quizId: quiz.id, data: { answers: given } });
  };
  const options = question?.kind === 'choice' ? question.options : [];
  useKeys(Object.fromEntries(options.map(({ id }, index) => [String(index + 1), () => choose(id)])));
  if (send.data) return <QuizOutcomeView quiz={quiz} outcome={send.data} onLeave={onLeave} />;
  if (!question) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    next();
  };
  return (
    <chakra.form ref={form} onSubmit={submit} noValidate maxW="48rem">
      <Progress title={quiz.title} at={at + 1} of={quiz.questions.length} heading={heading} />
      <QuestionView key={question.id} question={question} answer={answer} onAnswer={choose} />
      {send.error && (
        <chakra.div mt="4">
          <Alert>{errorMessage(send.error)}</Alert>
        </chakra.div>
      )}
      <Flex gap="2" mt="6" flexWrap="wrap">
        <Button type="submit" iconEnd={ArrowRight} busy={send.isPending} disabled={answer.trim() === ''}>
          {last ? 'Finish' : 'Next'}
        </Button>
        {at > 0 && (
          <Button variant="outline" icon={ArrowLeft} onClick={() => setAt(at - 1)}>
            Back
          </Button>
        )}
        <Button variant="quiet" onClick={onLeave}>
          Leave the quiz
        </Button>
      </Flex>
    </chakra.form>
  );
}

interface ProgressProps {
  title: string;
  at: number;
  of: number;
  heading: Ref<HTMLHeadingElement>;
}

function Progress({ title, at, of, heading }: ProgressProps) {
  return (
    <Stack gap="2" mb="6">
      <chakra.h1 ref={heading} tabIndex={-1} outline="none" textStyle="label" color="fg.muted">
        {title}: question {at} of {of}
      </chakra.h1>
      <Flex gap="1" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <chakra.span
            key={index}
            flex="1"
            height="1"
            borderRadius="full"
            bg={index < at ? 'accent.solid' : 'bg.muted'}
          />
        ))}
      </Flex>
    </Stack>
  );
}
