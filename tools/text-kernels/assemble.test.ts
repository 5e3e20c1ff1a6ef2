import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assembledKernels, moduleText } from './assemble.ts';

describe('the vector loops of the text network', () => {
  it('are shipped as their source assembles', async () => {
    const shipped = path.join(import.meta.dirname, '../../chart-reader/text/kernels-wasm.ts');
    expect(readFileSync(shipped, 'utf8')).toBe(moduleText(await assembledKernels()));
  });
});
