import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react';
import { parseAst } from 'vite';
import {
  leanAttributes,
  leanNames,
  leanQuery,
  leanRouter,
  leanStyles,
  wordsIn,
} from '../web/scripts/lean-packages.ts';

const packages = join(import.meta.dirname, '../node_modules');
const words = new Set(wordsIn(`<Box pt="4" color={tone} _hover={{ opacity: 1 }} textWrap="balance" />`));

/** The keys `[`a${b}`]` of a source, as patterns of what they can become. */
const composedKeys = (code: string): RegExp[] =>
  [...code.matchAll(/\[`([\w-]*(?:\$\{[^}]*\}[\w-]*)+)`\]\s*:/g)].map(
    ([, key = '']) => new RegExp(`^${key.replaceAll(/\$\{[^}]*\}/g, '\\w*')}$`),
  );

/** Every name by which the kit knows a style. */
const styleNames = [
  ...Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([name, { shorthand = [] }]) =>
    [name, shorthand].flat(),
  ),
  ...Object.keys(defaultBaseConfig.conditions ?? {}).map((name) => `_${name}`),
];

const composedStyles = (code: string): string[] =>
  composedKeys(code).flatMap((key) => styleNames.filter((name) => key.test(name)));

describe('leaving out of packages what is not used', () => {
  it('keeps the utilities and conditions that are written, under whichever name, and no others', () => {
    const base = readFileSync(join(packages, '@chakra-ui/react/dist/esm/preset-base.js'), 'utf8');
    const lean = leanStyles(base, words);
    for (const kept of ['paddingTop: {', 'color: {', 'opacity: {', 'hover: [']) expect(lean).toContain(kept);
    for (const gone of ['paddingBottom: {', 'scrollSnapMargin: {', 'peerHover:', 'divideX: {'])
      expect(lean).not.toContain(gone);
    expect(() => parseAst(lean)).not.toThrow();
  });

  it('keeps the names of CSS that are written, and no others', () => {
    const list = readFileSync(join(packages, '@pandacss/is-valid-prop/dist/index.mjs'), 'utf8');
    expect(leanNames(list, words)).toContain('cssPropertiesStr = "color,opacity,textWrap"');
  });

  it('keeps the attributes that are written, and those of any name with a hyphen', () => {
    const list = readFileSync(
      join(packages, '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js'),
      'utf8',
    );
    const lean = leanAttributes(list, words);
    expect(lean).toContain('/^((color|opacity)|(([Dd][Aa][Tt][Aa]|[Aa][Rr][Ii][Aa]|x)-.*))$/');
  });

  it('lets go of the loading of page after page until an infinite query is written', () => {
    const query = readFileSync(join(packages, '@tanstack/query-core/build/modern/query.js'), 'utf8');
    expect(leanQuery(query, words)).not.toContain('infiniteQueryBehavior(');
    expect(leanQuery(query, words)).toContain('this.options.behavior?.onFetch(');
    expect(leanQuery(query, new Set(wordsIn('useInfiniteQuery({ queryKey })')))).toBe(query);
  });

  it('lets go of parts of the router that only their names for tools, or what makes them, would hold', () => {
    const [chunk = ''] = globSync('react-router/dist/production/chunk-*.mjs', { cwd: packages }).filter(
      (file) => readFileSync(join(packages, file), 'utf8').includes('function BrowserRouter('),
    );
    const lean = leanRouter(readFileSync(join(packages, chunk), 'utf8'));
    expect(lean).toContain('var NavLink = /* @__PURE__ */ React10.forwardRef(');
    expect(lean).toContain('var RouteContext = /* @__PURE__ */ React.createContext(');
    expect(lean).not.toMatch(/^\w+\.displayName/m);
    expect(lean).toContain('const dataRouterState = undefined;');
    expect(lean).not.toContain('RenderErrorBoundary.contextType');
    // With a router that holds data the routes would need it.
    const sources = globSync('../web/src/**/*.{ts,tsx}', { cwd: packages });
    expect(sources.length).toBeGreaterThan(100);
    for (const source of sources)
      expect(readFileSync(join(packages, source), 'utf8')).not.toMatch(/RouterProvider|create\w*Router\(/);
    expect(() => parseAst(lean)).not.toThrow();
  });

  it('sees every name of a style as a word: none is put together when a page runs', () => {
    expect(composedStyles('const at = { [`padding${side}`]: 4, [`_${state}`]: {} };')).toEqual(
      expect.arrayContaining(['paddingTop', 'paddingInlineEnd', '_hover', '_dark']),
    );
    const root = join(packages, '..');
    const found = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
      composedStyles(readFileSync(join(root, file), 'utf8')).map((name) => `${name} in ${file}`),
    );
    expect(found).toEqual([]);
  });
});
