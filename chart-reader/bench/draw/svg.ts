/** A small SVG writer. Coordinates are CSS pixels; the file is `ratio` times as large. */
export interface Stroke {
  width?: number;
  dash?: string;
  opacity?: number;
  crisp?: boolean;
  /** What part of a bar this is; written into the file as its class, which does not change how it looks. */
  part?: 'body' | 'wick';
}

export interface TextStyle {
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
  family?: string;
  opacity?: number;
}

const n = (value: number): string => String(Math.round(value * 1000) / 1000);
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Device pixels from which letters without grey keep their form. Programs have faces made for fewer; an outline without grey
 * loses strokes there, and shows other figures than were written.
 */
const LEAST_ALIASED = 12;

export class Svg {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  private readonly parts: string[] = [];
  private readonly family: string;
  private readonly aliased: boolean;
  private clips = 0;
  /** Opaque boxes that were laid over what had been drawn before. */
  readonly covers: { x0: number; y0: number; x1: number; y1: number }[] = [];

  constructor(width: number, height: number, ratio: number, family: string, aliased = false) {
    this.width = width;
    this.height = height;
    this.ratio = ratio;
    this.family = family;
    this.aliased = aliased;
  }

  /** To whole device pixels, as programs do for crisp edges. */
  snap(value: number): number {
    return Math.round(value * this.ratio) / this.ratio;
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: string,
    style: Stroke & { stroke?: string; radius?: number } = {},
  ): void {
    const stroke = style.stroke ? ` stroke="${style.stroke}" stroke-width="${n(style.width ?? 1)}"` : '';
    const radius = style.radius ? ` rx="${n(style.radius)}"` : '';
    this.parts.push(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}" fill="${fill}"${stroke}${radius}${this.paint(style)}/>`,
    );
  }

  /** Notes that an opaque box hides what was drawn there before. */
  cover(x: number, y: number, width: number, height: number): void {
    this.covers.push({ x0: x, y0: y, x1: x + width, y1: y + height });
  }

  /** A line one device pixel row or more thick, edges on pixel borders. */
  hairH(x1: number, x2: number, y: number, colour: string, style: Stroke = {}): void {
    const width = Math.max(1, Math.round((style.width ?? 1) * this.ratio)) / this.ratio;
    const top = Math.floor(y * this.ratio - (width * this.ratio - 1) / 2) / this.ratio;
    if (style.dash)
      this.line(x1, top + width / 2, x2, top + width / 2, colour, { ...style, width, crisp: true });
    else this.rect(x1, top, x2 - x1, width, colour, { opacity: style.opacity, crisp: true });
  }

  hairV(x: number, y1: number, y2: number, colour: string, style: Stroke = {}): void {
    const width = Math.max(1, Math.round((style.width ?? 1) * this.ratio)) / this.ratio;
    const left = Math.floor(x * this.ratio - (width * this.ratio - 1) / 2) / this.ratio;
    if (style.dash)
      this.line(left + width / 2, y1, left + width / 2, y2, colour, { ...style, width, crisp: true });
    else this.rect(left, y1, width, y2 - y1, colour, { opacity: style.opacity, crisp: true });
  }

  line(x1: number, y1: number, x2: number, y2: number, colour: string, style: Stroke = {}): void {
    this.parts.push(
      `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${colour}" stroke-width="${n(style.width ?? 1)}"${this.paint(style)}/>`,
    );
  }

  polyline(points: readonly (readonly [number, number])[], colour: string, style: Stroke = {}): void {
    const list = points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
    this.parts.push(
      `<polyline points="${list}" fill="none" stroke="${colour}" stroke-linejoin="round" stroke-width="${n(style.width ?? 1)}"${this.paint(style)}/>`,
    );
  }

  polygon(points: readonly (readonly [number, number])[], fill: string, style: Stroke = {}): void {
    const list = points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
    this.parts.push(`<polygon points="${list}" fill="${fill}"${this.paint(style)}/>`);
  }

  circle(x: number, y: number, radius: number, fill: string, style: Stroke & { stroke?: string } = {}): void {
    const stroke = style.stroke ? ` stroke="${style.stroke}" stroke-width="${n(style.width ?? 1)}"` : '';
    this.parts.push(
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${stroke}${this.paint(style)}/>`,
    );
  }

  /** `y` is the middle of the digits, not the base line. */
  text(x: number, y: number, text: string, style: TextStyle): void {
    const opacity = style.opacity === undefined ? '' : ` opacity="${n(style.opacity)}"`;
    const aliased = this.aliased && style.size * this.ratio >= LEAST_ALIASED;
    const crisp = aliased ? ' text-rendering="optimizeSpeed"' : '';
    const base = y + style.size * 0.36;
    const left = aliased ? Math.round(x) : x;
    this.parts.push(
      `<text x="${n(left)}" y="${n(aliased ? Math.round(base) : base)}"${crisp} font-family="${escape(style.family ?? this.family)}" font-size="${n(style.size)}" font-weight="${style.weight ?? 400}" text-anchor="${style.anchor ?? 'start'}" fill="${style.fill}"${opacity} xml:space="preserve">${escape(text)}</text>`,
    );
  }

  /** Everything drawn by `body` is cut off at the box. */
  clip(x: number, y: number, width: number, height: number, body: () => void): void {
    const id = `clip${this.clips++}`;
    this.parts.push(
      `<clipPath id="${id}"><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/></clipPath><g clip-path="url(#${id})">`,
    );
    body();
    this.parts.push('</g>');
  }

  raw(markup: string): void {
    this.parts.push(markup);
  }

  toString(): string {
    const { width, height, ratio } = this;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width * ratio)}" height="${n(height * ratio)}" viewBox="0 0 ${n(width)} ${n(height)}">${this.parts.join('')}</svg>`;
  }

  private paint(style: Stroke): string {
    const dash = style.dash ? ` stroke-dasharray="${style.dash}"` : '';
    const opacity = style.opacity === undefined ? '' : ` opacity="${n(style.opacity)}"`;
    const part = style.part ? ` class="${style.part}"` : '';
    return dash + opacity + part + (style.crisp ? ' shape-rendering="crispEdges"' : '');
  }
}

/** Rough width of a line of text in CSS pixels: enough to lay things out. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, c) => sum + (/[0-9A-Z$€+%]/.test(c) ? 0.6 : /[.,:;'|il ]/.test(c) ? 0.3 : 0.54), 0) *
  size;

/** Widths of kinds of characters in ems: of narrow faces (Arial and its like), and of wide ones, which unknown names fall back to. */
const EMS: readonly [kind: RegExp, narrow: number, wide: number][] = [
  [/[MWmw@]/, 0.85, 0.96],
  [/[%]/, 0.89, 0.96],
  [/[+−=<>]/, 0.59, 0.84],
  [/[A-Z&]/, 0.69, 0.7],
  [/[0-9$€£]/, 0.56, 0.64],
  [/[.,:;'|ijlI ]/, 0.28, 0.34],
  [/[fr()·-]/, 0.35, 0.42],
];
const OTHER_EMS = [0.54, 0.61] as const;
const BOLD = { narrow: 1.06, wide: 1.13 };

/** Width that a text takes in this font, so that the next one does not run into it. */
export function writtenWidth(text: string, size: number, font: string, weight: number): number {
  if (/mono/i.test(font)) return text.length * size * 0.61;
  const narrow = /^(liberation|arial|trebuchet)|condensed|narrow/i.test(font);
  const bold = weight < 600 ? 1 : narrow ? BOLD.narrow : BOLD.wide;
  const ems = [...text].map((c) => {
    const known = EMS.find(([kind]) => kind.test(c));
    return known ? known[narrow ? 1 : 2] : OTHER_EMS[narrow ? 0 : 1];
  });
  return bold * size * ems.reduce<number>((sum, w) => sum + w, 0);
}
