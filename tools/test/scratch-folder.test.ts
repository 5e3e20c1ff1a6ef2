import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scratchFolder } from './scratch-folder.ts';

it('is in memory where there is enough of it', () => {
  expect(scratchFolder(import.meta.dirname, 1)).toBe(import.meta.dirname);
});

it.each([
  ['there is too little memory', import.meta.dirname, Number.MAX_SAFE_INTEGER],
  ['the system has no such folder', join(import.meta.dirname, 'nowhere'), 1],
])('is the folder of the system when %s', (_when, memory, enough) => {
  expect(scratchFolder(memory, enough)).toBe(tmpdir());
});
