const quote = 0x22;
const backslash = 0x5c;
const beginning = Buffer.from('data:');
/** What no data URL holds, once `\/` is read as `/`. */
const foreign = /[^\x20-\x7e]|\\/;

/** A JSON text without its picture, and the picture. */
export interface TakenApart {
  /** The text; instead of the picture it has the string `mark`. */
  rest: Buffer;
  /** The data URL, unescaped; null when there was none. */
  picture: string | null;
}

/** The text around the picture, or the picture itself, is longer than it may be. */
export class TooLong extends Error {}

/** The text of the picture holds what no data URL does. */
export class NoDataUrl extends Error {}

interface Limits {
  /** Of the text around the picture, in bytes. */
  rest: number;
  /** Of the picture as a data URL, in characters. */
  picture: number;
}

/**
 * Takes the first long string out of a JSON text that begins with `data:`, chunk by chunk as it arrives: a picture of 10 MiB
 * never passes through the parser, and whatever else is sent is bounded by the limit of an ordinary body.
 */
export class PictureText {
  private readonly mark: string;
  private readonly limits: Limits;
  private readonly rest: Buffer[] = [];
  private restLength = 0;
  private readonly parts: string[] = [];
  private pictureLength = 0;
  private state: 'outside' | 'begin' | 'string' | 'picture' = 'outside';
  private taken = false;
  private escaped = false;
  /** The first bytes of a string that may become a picture. */
  private begun: number[] = [];
  /** A chunk ended with a backslash. */
  private pending = '';

  constructor(mark: string, limits: Limits) {
    this.mark = mark;
    this.limits = limits;
  }

  feed(chunk: Buffer): void {
    let from = 0;
    while (from < chunk.length)
      from = this.state === 'picture' ? this.feedPicture(chunk, from) : this.feedRest(chunk, from);
  }

  end(): TakenApart {
    return { rest: Buffer.concat(this.rest), picture: this.taken ? this.parts.join('') : null };
  }

  /** Up to the end of the chunk, or to where the picture begins. */
  private feedRest(chunk: Buffer, from: number): number {
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (this.state === 'outside') {
        if (byte === quote) this.state = this.taken ? 'string' : 'begin';
      } else if (this.state === 'begin') {
        if (this.begins(byte)) {
          this.keep(chunk.subarray(from, at + 1));
          this.cutBack();
          return at + 1;
        }
      } else this.inString(byte);
    }
    this.keep(chunk.subarray(from));
    return chunk.length;
  }

  /** Whether this byte of a string is the last of `data:`. */
  private begins(byte: number): boolean {
    if (byte !== beginning[this.begun.length]) {
      this.begun = [];
      this.state = 'string';
      this.inString(byte);
      return false;
    }
    this.begun.push(byte);
    return this.begun.length === beginning.length;
  }

  private inString(byte: number): void {
    if (this.escaped) this.escaped = false;
    else if (byte === backslash) this.escaped = true;
    else if (byte === quote) this.state = 'outside';
  }

  /** Takes `data:` out of the rest again and puts the mark there. */
  private cutBack(): void {
    const rest = Buffer.concat(this.rest);
    this.rest.length = 0;
    this.restLength = 0;
    this.keep(rest.subarray(0, rest.length - beginning.length));
    this.keep(Buffer.from(this.mark));
    this.parts.push(beginning.toString());
    this.taken = true;
    this.state = 'picture';
  }

  private feedPicture(chunk: Buffer, from: number): number {
    const found = chunk.indexOf(quote, from);
    const end = found < 0 ? chunk.length : found;
    const text = `${this.pending}${chunk.toString('latin1', from, end)}`;
    const complete = found < 0 && text.endsWith('\\') ? text.slice(0, -1) : text;
    this.pending = text.slice(complete.length);
    const part = complete.replaceAll('\\/', '/');
    if (foreign.test(part)) throw new NoDataUrl();
    this.pictureLength += part.length;
    if (this.pictureLength > this.limits.picture) throw new TooLong();
    this.parts.push(part);
    if (found < 0) return chunk.length;
    this.state = 'outside';
    this.keep(chunk.subarray(found, found + 1));
    return found + 1;
  }

  private keep(bytes: Buffer): void {
    this.restLength += bytes.length;
    if (this.restLength > this.limits.rest) throw new TooLong();
    if (bytes.length > 0) this.rest.push(bytes);
  }
}
