import { Stack, chakra } from '../../ui/layout.ts';
import { parseAnswer } from './parse-answer.ts';

/** The text of an answer, as prose of 60 to 75 characters a line. */
export function AnswerText({ text }: { text: string }) {
  return (
    <Stack gap="3" textStyle="reading" maxW="measure" overflowWrap="anywhere">
      {parseAnswer(text).map((part, index) =>
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
      )}
    </Stack>
  );
}

const Line = chakra('span', {
  base: { display: 'block' },
  variants: { indented: { true: { ps: '4', textStyle: 'code', color: 'fg.muted' } } },
});
