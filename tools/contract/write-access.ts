/** Writes who may call what into the web's generated client, so that screens offer only what the contract lets somebody do. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf } from './contract-document.ts';
import type { JsonObject } from './contract-document.ts';

const at = (path: string): string => join(process.cwd(), path);
const contract = JSON.parse(
  readFileSync(at('api/adapters/http/generated/openapi.json'), 'utf8'),
) as JsonObject;

const lines = operationsOf(contract)
  .filter(({ operation }) => !operation['x-access'].includes('public'))
  .map(({ operation }) => {
    const who = operation['x-access'].map((role) => `'${role}'`);
    return `  ${operation.operationId}: [${who.join(', ')}],`;
  })
  .toSorted();

writeFileSync(
  at('web/src/api/generated/access.ts'),
  `/** Generated from the contract. Do not edit. */\nexport const access = {\n${lines.join('\n')}\n} as const;\n`,
);
