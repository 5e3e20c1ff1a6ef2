import { parseAnswer, shortFirst } from './parse-answer.ts';

const paragraph = (...texts: string[]) => ({
  kind: 'paragraph',
  lines: texts.map((text) => ({ text, indented: false })),
});

it('parts paragraphs at empty lines and keeps single breaks', () => {
  expect(parseAnswer('One.\nStill one.\n\nTwo.')).toEqual([
    paragraph('One.', 'Still one.'),
    paragraph('Two.'),
  ]);
});

it('makes lists of dashes and of numbers', () => {
  expect(parseAnswer('Steps:\n1. Stop\n2) Size\n\n- a\n\n- b\nEnd')).toEqual([
    paragraph('Steps:'),
    { kind: 'list', ordered: true, items: ['Stop', 'Size'] },
    { kind: 'list', ordered: false, items: ['a', 'b'] },
    paragraph('End'),
  ]);
});

it('takes a year at the start of a line for no list', () => {
  expect(parseAnswer('2008. A crash.')).toEqual([paragraph('2008. A crash.')]);
});

it('is empty before the first word', () => {
  expect(parseAnswer('')).toEqual([]);
});

it('keeps the indented steps of a computation under what they explain', () => {
  expect(parseAnswer('Drawdown: 25%\n  3 ÷ 12 × 100 = 25%')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        { text: 'Drawdown: 25%', indented: false },
        { text: '3 ÷ 12 × 100 = 25%', indented: true },
      ],
    },
  ]);
});

describe('a long answer', () => {
  const texts = (parts: ReturnType<typeof parseAnswer>) =>
    parts.map((part) => (part.kind === 'list' ? part.items.join() : part.lines[0]?.text));

  it('shows its first paragraphs and folds the rest', () => {
    const [first, second, third] = ['a'.repeat(300), 'b'.repeat(200), 'c'.repeat(200)];
    const { short, more } = shortFirst(parseAnswer(`${first}\n\n${second}\n\n${third}`));
    expect([texts(short), texts(more)]).toEqual([[first], [second, third]]);
  });

  it('keeps what a colon announces with it', () => {
    const long = 'b'.repeat(900);
    const { short, more } = shortFirst(parseAnswer(`From the lesson:\n\n${long}\n\n${'c'.repeat(300)}`));
    expect([texts(short), texts(more).length]).toEqual([['From the lesson:', long], 1]);
  });

  it('is not folded for a few words', () => {
    const text = `${'a'.repeat(400)}\n\n${'b'.repeat(200)}`;
    expect(shortFirst(parseAnswer(text)).more).toEqual([]);
  });
});
