import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'check-drift.ts');

it('finds nothing to regenerate: openapi.yaml, contract types and client are what the contract gives', () => {
  expect(execFileSync('node', [script], { encoding: 'utf8' })).toContain('are what the contract gives');
}, 120_000);
