import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { leanNames, leanStyles, wordsIn } from '../web/scripts/lean-packages.ts';

const packages = join(import.meta.dirname, '../node_modules');
const words = new Set(wordsIn(`<Box pt="4" color={tone} _hover={{ opacity: 1 }} textWrap="balance" />`));

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
});
