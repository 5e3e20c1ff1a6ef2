/** One line of a paragraph; formulas and steps of a computation stand indented. */
export interface AnswerLine {
  text: string;
  indented: boolean;
}

/** A part of an answer: answers are plain text whose only shape is paragraphs and lists. */
export type AnswerPart =
  | { kind: 'paragraph'; lines: AnswerLine[] }
  | { kind: 'list'; ordered: boolean; items: string[] };

/** Characters of an answer that stand open, and how much more there must be before it is folded away. */
const OPEN = 420;
const WORTH_FOLDING = 240;

function lengthOf(part: AnswerPart): number {
  const texts = part.kind === 'list' ? part.items : part.lines.map(({ text }) => text);
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** The short answer, and what follows it; empty when that is not worth a fold. A paragraph that ends with a colon stays with the next. */
export function shortFirst(parts: readonly AnswerPart[]): { short: AnswerPart[]; more: AnswerPart[] } {
  let length = 0;
  let count = 0;
  for (const part of parts) {
    const before = parts[count - 1];
    const leads = before?.kind === 'paragraph' && before.lines.at(-1)?.text.endsWith(':');
    if (count > 0 && !leads && length + lengthOf(part) > OPEN) break;
    length += lengthOf(part);
    count += 1;
  }
  const more = parts.slice(count);
  const rest = more.reduce((sum, part) => sum + lengthOf(part), 0);
  return rest < WORTH_FOLDING ? { short: [...parts], more: [] } : { short: parts.slice(0, count), more };
}

const BULLET = /^\s*[-•*]\s+(.+)$/;
const NUMBER = /^\s*\d{1,2}[.)]\s+(.+)$/;

/** Takes an answer apart, also one that is still being said: empty lines part paragraphs, dashes and numbers make lists. */
export function parseAnswer(text: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let apart = true;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      apart = true;
      continue;
    }
    addLine(parts, line, apart);
    apart = false;
  }
  return parts;
}

function addLine(parts: AnswerPart[], line: string, apart: boolean): void {
  const last = parts.at(-1);
  const number = NUMBER.exec(line)?.[1];
  const item = number ?? BULLET.exec(line)?.[1];
  if (item !== undefined) {
    const ordered = number !== undefined;
    if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item);
    else parts.push({ kind: 'list', ordered, items: [item] });
    return;
  }
  const own: AnswerLine = { text: line.trim(), indented: line.startsWith('  ') };
  if (last?.kind === 'paragraph' && !apart) last.lines.push(own);
  else parts.push({ kind: 'paragraph', lines: [own] });
}
