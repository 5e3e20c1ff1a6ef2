/** Where a text stops being JSON: a 0-based offset, or null when all of it is JSON. */
export function findJsonError(text: string): number | null {
  const scanner = new Scanner(text);
  try {
    scanner.value(0);
    scanner.blanks();
    return scanner.at === text.length ? null : scanner.at;
  } catch (error) {
    if (error === scanner) return scanner.at;
    throw error;
  }
}

/** `line 2, column 5` of an offset, both from 1. */
export function describePosition(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

const deepest = 500;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const word = /true|false|null/y;
const blank = /[ \t\n\r]*/y;

/** Walks over JSON without building it; throws itself where the grammar breaks. */
class Scanner {
  at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  value(depth: number): void {
    this.blanks();
    if (depth > deepest) throw this;
    const next = this.text[this.at];
    if (next === '{') this.list('}', depth, true);
    else if (next === '[') this.list(']', depth, false);
    else if (!this.skip(string) && !this.skip(number) && !this.skip(word)) throw this;
  }

  blanks(): void {
    this.skip(blank);
  }

  private list(close: string, depth: number, named: boolean): void {
    this.at++;
    this.blanks();
    if (this.take(close)) return;
    do {
      this.blanks();
      if (named) {
        if (!this.skip(string)) throw this;
        this.blanks();
        if (!this.take(':')) throw this;
      }
      this.value(depth + 1);
      this.blanks();
    } while (this.take(','));
    if (!this.take(close)) throw this;
  }

  private take(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at++;
    return true;
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }
}
