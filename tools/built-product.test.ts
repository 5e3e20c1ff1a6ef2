import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourcesHash } from './built-product.ts';

let scratch: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(scratch, path)), { recursive: true });
  writeFileSync(join(scratch, path), text);
};

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'wickwise-product-'));
  write('api/main.ts', 'export const it = 1;');
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

it.each(['api/main.ts', 'api/domain/figures.json', 'chart-reader/index.ts', 'package-lock.json'])(
  'the product is built anew when %s changes',
  (path) => {
    const before = sourcesHash(scratch);
    write(path, '2');
    expect(sourcesHash(scratch)).not.toBe(before);
  },
);

it.each(['api/main.test.ts', 'web/src/main.tsx'])('the product is not built anew when %s changes', (path) => {
  const before = sourcesHash(scratch);
  write(path, '2');
  expect(sourcesHash(scratch)).toBe(before);
});
