/**
 * `node tools/text-kernels/assemble.ts` assembles `chart-reader/text/kernels.wat` and writes
 * `chart-reader/text/kernels-wasm.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import loadWabt from 'wabt';

const folder = path.join(import.meta.dirname, '../../chart-reader/text');

/** The WebAssembly module of `kernels.wat`. Throws when it does not assemble. */
export async function assembledKernels(): Promise<Uint8Array> {
  const wabt = await loadWabt();
  const source = readFileSync(path.join(folder, 'kernels.wat'), 'utf8');
  const parsed = wabt.parseWat('kernels.wat', source, { simd: true });
  parsed.validate();
  return parsed.toBinary({}).buffer;
}

/** The TypeScript module that holds the assembled bytes. */
export function moduleText(code: Uint8Array): string {
  const text = Buffer.from(code).toString('base64');
  return `/** kernels.wat, assembled by tools/text-kernels/assemble.ts; not edited by hand. */\nexport const KERNELS_WASM =\n  '${text}';\n`;
}

if (import.meta.main)
  writeFileSync(path.join(folder, 'kernels-wasm.ts'), moduleText(await assembledKernels()));
