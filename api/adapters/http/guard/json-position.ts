import { visit } from 'jsonc-parser';

/** A position in a text, both from 1. */
export interface TextPosition {
  line: number;
  column: number;
}

/** The walk takes a stack frame for every level. */
const deepest = 500;

/** Where a text stops being JSON, or where it is nested too deeply to be looked at further; null when all of it is JSON. */
export function findJsonError(text: string): TextPosition | null {
  const found = { at: null as TextPosition | null };
  // The rest of a broken body is not worth the walk.
  const end = (line: number, column: number): never => {
    found.at = { line: line + 1, column: column + 1 };
    throw found;
  };
  let depth = 0;
  const down = (_offset: number, _length: number, line: number, column: number): void => {
    if (++depth > deepest) end(line, column);
  };
  const up = (): void => void depth--;
  try {
    visit(
      text,
      {
        onObjectBegin: down,
        onArrayBegin: down,
        onObjectEnd: up,
        onArrayEnd: up,
        onError: (_code, _offset, _length, line, column) => end(line, column),
      },
      { disallowComments: true },
    );
  } catch (error) {
    if (error !== found) throw error;
  }
  return found.at;
}
