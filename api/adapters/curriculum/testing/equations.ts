/** One side-by-side of an example: `5 ÷ 2 = 2.5`. */
export interface Equation {
  left: string;
  sign: '=' | '≈';
  right: string;
}

const SIDE = String.raw`[\d.,×÷+−()^%√\s]*[\d)%]`;
const CHAIN = new RegExp(String.raw`(?<![\w.])[−(√\d]${SIDE}(?:\s*[=≈]\s*[−(√\d]?${SIDE})+`, 'g');

/** The equations in a text, links of a chain one by one. Words around them are left alone. */
export function equationsIn(text: string): Equation[] {
  return [...text.matchAll(CHAIN)].flatMap(([chain]) => {
    const parts = chain.split(/\s*([=≈])\s*/);
    return parts.flatMap((part, index) =>
      part === '=' || part === '≈'
        ? [{ left: parts[index - 1] ?? '', sign: part, right: parts[index + 1] ?? '' } as const]
        : [],
    );
  });
}

/** `=` holds to twelve digits; `≈` to half of the last digit that the right side shows. */
export function holds({ left, sign, right }: Equation): boolean {
  const [a, b] = [evaluate(left), evaluate(right)];
  if (sign === '=') return Math.abs(a - b) <= 1e-12 * Math.max(1, Math.abs(a), Math.abs(b));
  const decimals = /\.(\d+)/.exec(right)?.[1]?.length ?? 0;
  const lastDigit = 10 ** -decimals * (right.endsWith('%') ? 0.01 : 1);
  return Math.abs(a - b) <= lastDigit / 2 + 1e-9;
}

/** Value of an expression in the notation of the lessons. Throws on anything else. */
export function evaluate(expression: string): number {
  const tokens = expression.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?|[×÷+−()^%√]/g) ?? [];
  const written = expression.replaceAll(/[\s,]/g, '');
  if (tokens.join('') !== written) throw new SyntaxError(`Not an expression: ${expression}`);
  const parser = new Parser(tokens);
  return parser.whole();
}

/** Recursive descent: sum → product → unary → power → percent → atom. */
class Parser {
  private readonly tokens: string[];
  private at = 0;

  constructor(tokens: string[]) {
    this.tokens = tokens;
  }

  whole(): number {
    const value = this.sum();
    if (this.at < this.tokens.length) throw new SyntaxError(`Not an expression: ${this.tokens.join(' ')}`);
    return value;
  }

  private take(...wanted: string[]): string | null {
    const token = this.tokens[this.at];
    if (token === undefined || !wanted.includes(token)) return null;
    this.at += 1;
    return token;
  }

  private sum(): number {
    let value = this.product();
    for (let sign = this.take('+', '−'); sign; sign = this.take('+', '−')) {
      value += sign === '+' ? this.product() : -this.product();
    }
    return value;
  }

  private product(): number {
    let value = this.unary();
    for (let sign = this.take('×', '÷'); sign; sign = this.take('×', '÷')) {
      value = sign === '×' ? value * this.unary() : value / this.unary();
    }
    return value;
  }

  private unary(): number {
    return this.take('−') ? -this.unary() : this.power();
  }

  private power(): number {
    const base = this.percent();
    return this.take('^') ? base ** this.unary() : base;
  }

  private percent(): number {
    const value = this.atom();
    return this.take('%') ? value / 100 : value;
  }

  private atom(): number {
    if (this.take('√')) return Math.sqrt(this.atom());
    if (this.take('(')) {
      const value = this.sum();
      if (!this.take(')')) throw new SyntaxError('A bracket is not closed');
      return value;
    }
    const token = this.tokens[this.at] ?? '';
    this.at += 1;
    if (!/^\d/.test(token)) throw new SyntaxError(`Not a number: ${token}`);
    return Number(token);
  }
}
