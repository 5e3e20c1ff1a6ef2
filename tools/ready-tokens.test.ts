import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { dictionaryOf, leanSystem, leanUtility, namesIn } from '../web/scripts/ready-tokens.ts';
import type { Dictionary } from '../web/scripts/ready-tokens.ts';
import { PREFIX, system } from '../web/src/ui/theme/system.ts';

const root = join(import.meta.dirname, '..');
const styled = join(root, 'node_modules/@chakra-ui/react/dist/esm/styled-system');
const read = (file: string): string => readFileSync(join(styled, file), 'utf8');
const isWritten = (name: string): boolean => !name.startsWith('colorPalette');

interface Ready extends Dictionary {
  expandReferenceInValue(value: string): string;
}

/** What a page runs instead of Chakra's dictionary. */
async function ready(): Promise<Ready> {
  const expand = `file://${join(styled, 'expand-reference.js')}`;
  const code = dictionaryOf(namesIn(system.tokens.categoryMap), PREFIX).replace(
    "'./expand-reference.js'",
    JSON.stringify(expand),
  );
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    createTokenDictionary(): Ready;
  };
  return module.createTokenDictionary();
}

describe('[W-516] names of tokens in the place of what makes them', () => {
  it('lead to the variable of each token, as the dictionary that draws the documents does', async () => {
    const dictionary = await ready();
    expect(system.tokens.categoryMap.size).toBeGreaterThan(5);
    for (const [category, tokens] of system.tokens.categoryMap) {
      const known = system.tokens.getCategoryValues(category) as Readonly<Record<string, string>>;
      const written = Object.entries(known).filter(([name]) => isWritten(name));
      expect(Object.entries(dictionary.getCategoryValues(category) ?? {}).toSorted()).toEqual(
        written.toSorted(),
      );
      for (const name of [...tokens.keys()].filter(isWritten)) {
        const path = `${category}.${name}`;
        expect([path, dictionary.getVar(path)]).toEqual([path, system.tokens.getVar(path)]);
      }
    }
    expect(dictionary.getCategoryValues('opacity')).toBeNull();
  });

  it('are put where a text refers to them', async () => {
    const dictionary = await ready();
    for (const text of [
      '2px solid {colors.focus.ring}',
      'rise-in {durations.moderate} {easings.settle}',
      'color-mix(in srgb, {colors.bg.inverted} 86%, {colors.bg})',
      'token(spacing.0.5, 2px)',
      'url("data:text/plain,a/b")',
    ])
      expect(dictionary.expandReferenceInValue(text)).toBe(system.tokens.expandReferenceInValue(text));
  });

  it('are never written with an opacity within a text or as the palette of an element, which a page would not know', () => {
    const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: root });
    expect(sources.length).toBeGreaterThan(500);
    const wrong = sources.filter((file) =>
      /\{colors\.[\w.]+\/|colorPalette/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the system of styles in the scripts', () => {
  it('holds neither the rules that stand in the document nor lists for tools', () => {
    const lean = leanSystem(read('system.js'));
    for (const gone of ['getTokenCss', 'getPreflightCss', 'getGlobalCss', 'addPropertyType'])
      expect(lean).not.toMatch(new RegExp(String.raw`\b${gone}\b`));
    expect(lean).not.toContain('const query');
    for (const kept of ['getSlotRecipeFn', 'isValidProperty', 'assignComposition'])
      expect(lean).toMatch(new RegExp(String.raw`\b${kept}\b`));
    expect(() => parseAst(lean)).not.toThrow();
  });

  it('describes no types of values', () => {
    const lean = leanUtility(read('utility.js'));
    expect(lean).toContain('    assignShorthands();');
    expect(lean).not.toContain('    assignPropertyTypes();');
    expect(() => parseAst(lean)).not.toThrow();
  });

  it('is not built from a package that has changed', () => {
    expect(() => leanSystem('')).toThrow(/getTokenCss/);
  });
});
