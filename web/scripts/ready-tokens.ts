/**
 * Names of tokens instead of what makes them. A document carries the value of each token under a variable (`rules-in-document.ts`), so that
 * a page needs no more than the names, of which the variables follow. What Chakra computes them from at the start of a page, and what
 * lists and describes them for tools, is left out of the scripts. docs/decisions/0464.
 */
import type { Plugin } from 'vite';

const DICTIONARY = /@chakra-ui\/react\/dist\/esm\/styled-system\/token-dictionary\.js$/;
const SYSTEM = /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/;
const UTILITY = /@chakra-ui\/react\/dist\/esm\/styled-system\/utility\.js$/;
const OURS = /\/web\/src\/ui\/theme\/tokens\.ts$/;

/** The names of each category. */
export type Names = Readonly<Record<string, readonly string[]>>;

export interface Dictionary {
  getVar(name: string, fallback?: string): string | undefined;
  getCategoryValues(category: string): Readonly<Record<string, string>> | null;
}

/** What stands for a token: its variable. A point within a number is no step of a path; below nought is less than nought. */
const REFERENCE = `(category, name) => {
  if (name[0] === '-') return 'calc(' + referenceTo(category, name.slice(1)) + ' * -1)';
  const path = category + '-' + name.replaceAll('.', /^\\d/.test(name) ? '\\\\.' : '-');
  return 'var(--PREFIX-' + path.replaceAll(/[A-Z]/g, (letter) => '-' + letter.toLowerCase()) + ')';
}`;

/** The module that stands in the place of Chakra's dictionary. */
export const dictionaryOf = (names: Names, prefix: string): string => `
import { expandTokenReferences } from './expand-reference.js';
const names = ${JSON.stringify(Object.fromEntries(Object.entries(names).map(([category, all]) => [category, all.join(' ')])))};
const referenceTo = ${REFERENCE.replace('PREFIX', prefix)};
export const createTokenDictionary = () => {
  const byCategory = {};
  const byName = new Map();
  for (const category in names) {
    byCategory[category] = {};
    for (const name of names[category].split(' ')) {
      const reference = referenceTo(category, name);
      byCategory[category][name] = reference;
      byName.set(category + '.' + name, reference);
    }
  }
  const getVar = (name, fallback) => byName.get(name) ?? fallback;
  return {
    getVar,
    getByName: getVar,
    getCategoryValues: (category) => byCategory[category] ?? null,
    expandReferenceInValue: (value) =>
      /\\{|token\\(/.test(value) ? expandTokenReferences(value, (path) => getVar(path, path)) : value,
    colorPaletteMap: new Map(),
  };
};
`;

function without(code: string, parts: readonly (readonly [RegExp | string, string])[]): string {
  return parts.reduce((rest, [part, instead]) => {
    const shorter = rest.replace(part, () => instead);
    if (shorter === rest)
      throw new Error(`Chakra's system has no ${String(part)} (web/scripts/ready-tokens.ts)`);
    return shorter;
  }, code);
}

/** The system without its rules, which stand in the document, and without its lists for tools. */
export const leanSystem = (code: string): string =>
  without(code, [
    [/ {2}function getTokenCss\(\) \{[\s\S]*?\n {2}\}\n/, ''],
    [/ {2}function getGlobalCss\(\) \{[\s\S]*?\n {2}\}\n/, ''],
    [/ {2}function getPreflightCss\(\) \{[\s\S]*?\n {2}\}\n/, ''],
    ['const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];', 'const _global = [];'],
    [/ {2}const query = \{[\s\S]*?\n {2}\};\n/, ''],
    [/ {4}getTokenCss,\n {4}getGlobalCss,\n {4}getPreflightCss,\n/, ''],
    [/,\n {4}query\n/, '\n'],
    ['const tokenMap = getTokenMap(tokens);', ''],
    ['tokenMap.get(path)?.value || fallback', 'tokens.getVar(path, fallback)'],
    ['tokenMap.get(path)?.variable || fallback', 'tokens.getVar(path, fallback)'],
    [/ {2}utility\.addPropertyType\([\s\S]*?\n {2}\);\n/, ''],
  ]);

/** Utilities without the types of their values. */
export const leanUtility = (code: string): string =>
  without(code, [
    [
      '    assignPropertyType(property, config);\n  };\n  const assignProperties',
      '  };\n  const assignProperties',
    ],
    ['    assignPropertyTypes();\n', ''],
    ['    getTypes,\n    addPropertyType\n', ''],
  ]);

/** Of the tokens that Chakra knows by its dictionary. */
export function namesIn(categories: ReadonlyMap<string, ReadonlyMap<string, unknown>>): Names {
  const written = [...categories].map(([category, tokens]): [string, string[]] => [
    category,
    // Names that stand for whatever palette is chosen: no element chooses one.
    [...tokens.keys()].filter((name) => !name.startsWith('colorPalette')),
  ]);
  return Object.fromEntries(written);
}

export function readyTokens(): Plugin {
  let drawn = false;
  return {
    name: 'ready-tokens',
    apply: 'build',
    enforce: 'pre',
    // As in `rules-in-document.ts`.
    configResolved({ build }) {
      drawn = build.manifest !== false;
    },
    load: {
      filter: { id: [DICTIONARY, OURS] },
      async handler(id) {
        if (!drawn) return null;
        if (OURS.test(id)) return 'export const tokens = {}; export const semanticTokens = {};';
        const { PREFIX, system } = await import('../src/ui/theme/system.ts');
        return dictionaryOf(namesIn(system.tokens.categoryMap), PREFIX);
      },
    },
    transform: {
      filter: { id: [SYSTEM, UTILITY] },
      handler: (code, id) => (!drawn ? null : SYSTEM.test(id) ? leanSystem(code) : leanUtility(code)),
    },
  };
}
