/** A drawn chart with every element in the flat colour of its class: the true mask of the segmenter. */

/** What a pixel shows; a mask holds the index in this list. */
export const pixelClasses = ['background', 'body', 'wick', 'line', 'text', 'fill'] as const;

export type PixelClass = (typeof pixelClasses)[number];

/** Red of class k is k times this, so that a blend of two would show. */
export const STEP = 40;

const colourOf = (kind: PixelClass): string => `rgb(${STEP * pixelClasses.indexOf(kind)},0,0)`;

/** Opacity below which fills and texts only tint what they lie on: zones, stripes, volume behind the bars, water marks. */
const FAINT = { fill: 0.6, text: 0.3 };
/** A rectangle at most this thick and at least this long is a drawn line, in CSS pixels. */
const RULE = { thick: 2.5, long: 40 };
/** A rectangle this wide and high is a ground too, in CSS pixels. */
const GROUND = { width: 300, height: 200 };

const TOKEN =
  /<(defs|clipPath)\b.*?<\/\1>|<text\b.*?<\/text>|<(?:rect|line|polyline|polygon|circle|ellipse)\b[^>]*\/>|<\/?(?:g|svg)\b[^>]*>/gs;

const attribute = (element: string, name: string): string | null =>
  new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? null;
const numberIn = (element: string, name: string): number => Number(attribute(element, name) ?? 0);

/** Class of an element; `grounds` are the colours that the picture and its pane are filled with. */
export function classOf(element: string, grounds: readonly string[]): PixelClass {
  const part = attribute(element, 'class');
  if (part === 'body' || part === 'wick') return part;
  if (element.startsWith('<text')) return 'text';
  const fill = attribute(element, 'fill');
  if (/^<(line|polyline)/.test(element) || fill === 'none') return 'line';
  if (!element.startsWith('<rect')) return 'fill';
  const [short = 0, long = 0] = [numberIn(element, 'width'), numberIn(element, 'height')].sort(
    (a, b) => a - b,
  );
  if (short <= RULE.thick && long >= RULE.long) return 'line';
  const wide = numberIn(element, 'width') >= GROUND.width && numberIn(element, 'height') >= GROUND.height;
  const opaque = attribute(element, 'opacity') === null;
  return grounds.includes(fill ?? '') || (wide && opaque) ? 'background' : 'fill';
}

function isFaint(element: string, kind: PixelClass): boolean {
  if (kind !== 'fill' && kind !== 'text') return false;
  if (attribute(element, 'fill')?.startsWith('url')) return true;
  const opacity = attribute(element, 'opacity') ?? attribute(element, 'fill-opacity');
  return opacity !== null && Number(opacity) < FAINT[kind];
}

/** The element in one flat colour without smoothing. */
function flat(element: string, kind: PixelClass): string {
  const colour = colourOf(kind);
  return element
    .replace(/ (?:fill-|stop-)?opacity="[^"]*"| (?:shape|text)-rendering="[^"]*"/g, '')
    .replace(/ (fill|stroke)="(?!none)[^"]*"/g, ` $1="${colour}"`)
    .replace(/^<\w+/, (tag) => `${tag} shape-rendering="crispEdges" text-rendering="optimizeSpeed"`);
}

/** The same drawing in class colours; what is faint is left out, since it only tints what it lies on. */
export function maskSvg(svg: string, grounds: readonly string[]): string {
  const [opening = '', ...tokens] = [...svg.matchAll(TOKEN)].map(([token]) => token);
  const drawn = tokens.map((token) => {
    if (/^<\/?(defs|clipPath|g|svg)\b/.test(token)) return token;
    const kind = classOf(token, grounds);
    return isFaint(token, kind) ? '' : flat(token, kind);
  });
  return `${opening}<rect width="100%" height="100%" fill="#000000"/>${drawn.join('')}`;
}
