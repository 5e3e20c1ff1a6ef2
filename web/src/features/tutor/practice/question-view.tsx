import type { ReactNode } from 'react';
import type { QuizQuestion } from '../../../api/generated/model';
import { Figure } from '../../../entities/lesson/figure/figure.tsx';
import { chakra } from '../../../ui/layout.ts';
import { TextField } from '../../../ui/text-field.tsx';

interface QuestionViewProps {
  question: QuizQuestion;
  /** The id of an option, or the digits of a number; empty when nothing is answered yet. */
  answer: string;
  onAnswer: (answer: string) => void;
}

/** A question with its figure, and the way to answer it. */
export function QuestionView({ question, answer, onAnswer }: QuestionViewProps) {
  return (
    <chakra.fieldset display="grid" gap="5" minW="0">
      <chakra.legend textStyle="title" maxW="measure" mb="5">
        {question.prompt}
      </chakra.legend>
      {question.figure && <Figure figure={question.figure} />}
      {question.kind === 'number' ? (
        <chakra.div maxW="16rem">
          <TextField
            label={question.unit ? `Your answer (${question.unit})` : 'Your answer'}
            mono
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={answer}
            onChange={(event) => onAnswer(event.target.value)}
          />
        </chakra.div>
      ) : (
        <chakra.div display="grid" gap="2" maxW="measure">
          {question.options.map(({ id, text }, index) => (
            <Option key={id} number={index + 1}>
              <input
                type="radio"
                name={question.id}
                value={id}
                checked={answer === id}
                onChange={() => onAnswer(id)}
              />
              {text}
            </Option>
          ))}
        </chakra.div>
      )}
    </chakra.fieldset>
  );
}

function Option({ number, children }: { number: number; children: ReactNode }) {
  return (
    <OptionLabel>
      {children}
      <chakra.kbd ms="auto" textStyle="caption" color="fg.subtle" fontFamily="mono" aria-hidden="true">
        {number}
      </chakra.kbd>
    </OptionLabel>
  );
}

const OptionLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    px: '4',
    py: '2.5',
    textStyle: 'reading',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { borderColor: 'fg.muted' },
    '& input': { accentColor: 'var(--ww-colors-accent-fg)', flexShrink: '0' },
    '&:has(input:checked)': { borderColor: 'accent.fg', bg: 'accent.subtle' },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.focus.ring}', outlineOffset: '1px' },
  },
});
