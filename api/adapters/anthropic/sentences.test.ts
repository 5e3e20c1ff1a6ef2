import fc from 'fast-check';
import { SentenceBuffer, sentencesOf } from './sentences.ts';

describe('sentences of a text in pieces', () => {
  it('end with their mark, not within a number or an abbreviation', () => {
    expect(sentencesOf('Buy at 1.25, e.g. at the low. "Really?" Yes!\nNew line')).toEqual([
      'Buy at 1.25, e.g. at the low. ',
      '"Really?" ',
      'Yes!\n',
      'New line',
    ]);
  });

  it('keep the mark of a list with its item', () => {
    expect(sentencesOf('Steps:\n1. Look. \n2. Think.')).toEqual(['Steps:\n', '1. Look. \n', '2. Think.']);
  });

  it('are the same however the text is cut, and make up the text', () => {
    const text = fc
      .array(fc.constantFrom('A', 'b.', '1.', '2.5', ' ', '\n', '!', '?"', 'e.g.', '- ', '…'), {
        maxLength: 40,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.nat(), (whole, at) => {
        const cut = at % (whole.length + 1);
        const buffer = new SentenceBuffer();
        const pieces = [
          ...buffer.push(whole.slice(0, cut)),
          ...buffer.push(whole.slice(cut)),
          ...buffer.flush(),
        ];
        expect(pieces.join('')).toBe(whole);
        expect(pieces).toEqual(sentencesOf(whole));
      }),
      { numRuns: 500 },
    );
  });

  it('that never end are let go at last', () => {
    const buffer = new SentenceBuffer();
    expect(buffer.push('x'.repeat(2001))).toHaveLength(1);
  });
});
