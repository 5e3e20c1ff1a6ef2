/** What packages bring along and no page of this product can reach is left out of the build; docs/decisions/0431. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import type { Plugin } from 'vite';

/** Ways of sending that nothing here takes: calls carry JSON or ready-made forms, and their queries are plain. */
const UNSENT = /axios\/lib\/(?:adapters\/fetch|helpers\/(?:toFormData|formDataToJSON|HttpStatusCode))\.js$/;
const NOTHING_SENT = 'export const getFetch = () => undefined; export default undefined;';

const BASE_STYLES = /@chakra-ui\/react\/dist\/esm\/preset-base\.js$/;
const CSS_NAMES = /@pandacss\/is-valid-prop\/dist\/index\.mjs$/;

/** Every word of a text: whatever is named in it is among them. */
export const wordsIn = (text: string): string[] => text.match(/[A-Za-z_]\w*/g) ?? [];

interface Property {
  start: number;
  end: number;
  key: { name?: string; value?: unknown };
  value: { type: string; properties?: Property[]; elements?: { value?: unknown }[] };
}

const keyOf = ({ key }: Property): string => key.name ?? String(key.value);

const member = (object: Property, name: string): Property | undefined =>
  object.value.properties?.find((each) => keyOf(each) === name);

/** Every name by which a utility can be written: `paddingTop`, `pt`. */
function namesOf(utility: Property): string[] {
  const shorthand = member(utility, 'shorthand')?.value.elements ?? [];
  return [keyOf(utility), ...shorthand.map(({ value }) => String(value))];
}

/** The argument of the call that a constant is made with: `const name = call({ … })`. */
function argumentOf(code: string, constant: string): Property['value'] {
  for (const statement of parseAst(code).body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && id.name === constant && init?.type === 'CallExpression')
        return init.arguments[0] as unknown as Property['value'];
  }
  throw new Error(`The base of the styles has no ${constant}`);
}

/** The base of the styles without the utilities and conditions that no word names. */
export function leanStyles(code: string, words: ReadonlySet<string>): string {
  const conditions = argumentOf(code, 'defaultConditions').properties ?? [];
  const base = argumentOf(code, 'defaultBaseConfig').properties ?? [];
  const utilities = base.find((each) => keyOf(each) === 'utilities')?.value.properties ?? [];
  const unused = [
    ...conditions.filter((each) => !words.has(`_${keyOf(each)}`)),
    ...utilities.filter((each) => !namesOf(each).some((name) => words.has(name))),
  ];
  // From the end, so that places before stay where they are; a comma follows each but the last.
  return unused
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code);
}

/** The list of names of CSS without those that no word names: a property that is not written is never asked about. */
export const leanNames = (code: string, words: ReadonlySet<string>): string =>
  code.replace(/(cssPropertiesStr = ")([^"]+)"/, (_, before: string, names: string) => {
    const used = names.split(',').filter((name) => words.has(name));
    return `${before}${used.join(',')}"`;
  });

const ATTRIBUTES = /@emotion\/is-prop-valid\/dist\/emotion-is-prop-valid\.esm\.js$/;

/** The pattern of attributes that an element takes without those that no word names. */
export const leanAttributes = (code: string, words: ReadonlySet<string>): string =>
  code.replace(/(\/\^\(\()([\w|]+)(\)\|)/, (_, before: string, names: string, after: string) => {
    const used = names.split('|').filter((name) => words.has(name));
    return `${before}${used.join('|')}${after}`;
  });

/** All that writes styles and attributes: this product, the parts of the kit, all of them, and the machines that give elements theirs. */
const WRITERS = [
  'web/src/**/*.{ts,tsx}',
  'node_modules/@chakra-ui/react/dist/esm/components/**/*.js',
  'node_modules/@zag-js/*/dist/*.connect.mjs',
];

const ROUTER = /\/react-router\/dist\/[^/]+\/chunk-\w+\.mjs$/;

/**
 * What makes contexts and components of React does nothing else, and a name for its tools is of use to nobody here. Routes are written as
 * elements: no router holds their data, and none draws their errors.
 */
export const leanRouter = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;')
    .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
    .replaceAll(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ');

const QUERY = /@tanstack\/query-core\/build\/modern\/query\.js$/;
const PAGE_AFTER_PAGE =
  '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)';

/** A query without the loading of page after page, which only an infinite query asks for. */
export const leanQuery = (code: string, words: ReadonlySet<string>): string =>
  words.has('useInfiniteQuery') ? code : code.replace(PAGE_AFTER_PAGE, 'this.options.behavior');

/** Leaves out of packages what no page can reach. */
export function leanPackages(root: string): Plugin {
  let words: Set<string> | undefined;
  const named = (): Set<string> =>
    (words ??= new Set(
      globSync(WRITERS, { cwd: root }).flatMap((file) => wordsIn(readFileSync(join(root, file), 'utf8'))),
    ));
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: UNSENT }, handler: () => NOTHING_SENT },
    transform: {
      filter: { id: [BASE_STYLES, CSS_NAMES, ATTRIBUTES, ROUTER, QUERY] },
      handler: (code, id) => {
        if (ROUTER.test(id)) return leanRouter(code);
        if (QUERY.test(id)) return leanQuery(code, named());
        if (ATTRIBUTES.test(id)) return leanAttributes(code, named());
        return BASE_STYLES.test(id) ? leanStyles(code, named()) : leanNames(code, named());
      },
    },
  };
}
