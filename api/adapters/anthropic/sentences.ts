/** "e.g." and the like end no sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|cf|approx|etc|no|fig)\.$/i;
/** The mark of an item in a list: "- ", "2. ". */
const LIST_MARK = /^\s*(?:[-*\u2022]|\d{1,2}[.)])$/;
/** An end mark with closing quotes, or a line's end, and the blanks behind it. */
const END = /[.!?\u2026]["'\u2019\u201d)\]*]*(?=\s)\s+|\n+/g;
/** A sentence that does not end is let go at this length. */
const LONGEST = 2000;

/** Cuts a text that comes in pieces into sentences; joined, they are the text again. */
export class SentenceBuffer {
  private rest = '';

  /** Adds a piece; the sentences that it completed, each with the blanks behind it. */
  push(piece: string): string[] {
    this.rest += piece;
    const sentences: string[] = [];
    let from = 0;
    for (const match of this.rest.matchAll(END)) {
      const end = match.index + match[0].length;
      // Blanks at the very end may go on in the next piece.
      if (end === this.rest.length) break;
      const sentence = this.rest.slice(from, end);
      if (!match[0].startsWith('\n') && unfinished(sentence)) continue;
      sentences.push(sentence);
      from = end;
    }
    this.rest = this.rest.slice(from);
    if (this.rest.length > LONGEST) return [...sentences, ...this.flush()];
    return sentences;
  }

  /** What is left at the end. */
  flush(): string[] {
    const last = this.rest;
    this.rest = '';
    return last === '' ? [] : [last];
  }
}

function unfinished(sentence: string): boolean {
  const text = sentence.trimEnd();
  return ABBREVIATION.test(text) || LIST_MARK.test(text.slice(text.lastIndexOf('\n') + 1));
}

/** The sentences of a whole text. */
export function sentencesOf(text: string): string[] {
  const buffer = new SentenceBuffer();
  return [...buffer.push(text), ...buffer.flush()];
}
