import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { parseAnswer, shortFirst } from './parse-answer.ts';
import type { AnswerPart } from './parse-answer.ts';

/** The text of an answer, as prose of 60 to 75 characters a line: the short answer first, the rest behind *More*. */
export function AnswerText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const { short, more } = shortFirst(parseAnswer(text));
  return (
    <Stack gap="3" textStyle="reading" maxW="measure" overflowWrap="anywhere">
      <Parts parts={open ? [...short, ...more] : short} />
      {more.length > 0 && !open && (
        <chakra.div>
          <Button size="sm" variant="outline" icon={ChevronDown} onClick={() => setOpen(true)}>
            More
          </Button>
        </chakra.div>
      )}
    </Stack>
  );
}

function Parts({ parts }: { parts: readonly AnswerPart[] }) {
  return parts.map((part, index) =>
    part.kind === 'paragraph' ? (
      <p key={index}>
        {part.lines.map(({ text: line, indented }, at) => (
          <Line key={at} indented={indented}>
            {line}
          </Line>
        ))}
      </p>
    ) : (
      <chakra.ul
        as={part.ordered ? 'ol' : 'ul'}
        key={index}
        listStyleType={part.ordered ? 'decimal' : 'disc'}
        ps="5"
        display="grid"
        gap="1"
      >
        {part.items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </chakra.ul>
    ),
  );
}

const Line = chakra('span', {
  base: { display: 'block' },
  variants: { indented: { true: { ps: '4', textStyle: 'code', color: 'fg.muted' } } },
});
