import { parseAnswer } from './parse-answer.ts';

it('parts paragraphs at empty lines and keeps single breaks', () => {
  expect(parseAnswer('One.\nStill one.\n\nTwo.')).toEqual([
    { kind: 'paragraph', text: 'One.\nStill one.' },
    { kind: 'paragraph', text: 'Two.' },
  ]);
});

it('makes lists of dashes and of numbers', () => {
  expect(parseAnswer('Steps:\n1. Stop\n2) Size\n\n- a\n\n- b\nEnd')).toEqual([
    { kind: 'paragraph', text: 'Steps:' },
    { kind: 'list', ordered: true, items: ['Stop', 'Size'] },
    { kind: 'list', ordered: false, items: ['a', 'b'] },
    { kind: 'paragraph', text: 'End' },
  ]);
});

it('takes a year at the start of a line for no list', () => {
  expect(parseAnswer('2008. A crash.')).toEqual([{ kind: 'paragraph', text: '2008. A crash.' }]);
});

it('is empty before the first word', () => {
  expect(parseAnswer('')).toEqual([]);
});
