import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const files = globSync('api/adapters/http/*/*-errors.ts', { cwd: root }).toSorted();

it.each(files)('%s holds codes of its own context alone', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const contexts = [...text.matchAll(/^ {2}'(\w+)\./gm)].map(([, context]) => context);
  expect(new Set(contexts)).toEqual(new Set([basename(dirname(file))]));
});
