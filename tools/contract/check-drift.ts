/**
 * Fails when openapi.yaml, the api's contract types or the web's client are not what the contract's parts give.
 * Writes everything anew into a scratch copy and compares byte by byte; the working tree is not touched.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const inputs = [
  'contract',
  'openapi.yaml',
  'redocly.yaml',
  'tools/contract',
  'orval.config.ts',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'web/src/api/http.ts',
];
const outputs = ['openapi.yaml', 'api/adapters/http/generated', 'web/src/api/generated'];

/** Files below a path (or the file itself), relative to the folder given. */
function filesOf(folder: string, path: string): string[] {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return globSync('**/*', { cwd: full })
    .filter((name) => statSync(join(full, name)).isFile())
    .map((name) => join(path, name));
}

/** Names of generated files that differ between the working tree and a fresh generation. */
export function driftedFiles(): string[] {
  const scratch = mkdtempSync(join(tmpdir(), 'wickwise-contract-'));
  try {
    for (const path of inputs) cpSync(join(root, path), join(scratch, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
    execFileSync('npm', ['run', '-s', 'contract'], { cwd: scratch, stdio: ['ignore', 'ignore', 'pipe'] });
    const names = new Set(outputs.flatMap((path) => [...filesOf(root, path), ...filesOf(scratch, path)]));
    return [...names].filter((name) => {
      const [here, fresh] = [join(root, name), join(scratch, name)];
      return !existsSync(here) || !existsSync(fresh) || !readFileSync(here).equals(readFileSync(fresh));
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const drifted = driftedFiles();
  if (drifted.length > 0) {
    console.error(
      `Not what the contract gives; run \`make contract\` and commit:\n  ${drifted.join('\n  ')}`,
    );
    process.exit(1);
  }
  console.log('openapi.yaml, contract types and client are what the contract gives.');
}
