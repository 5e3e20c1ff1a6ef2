/**
 * `npm run verify-statement -- statement.json`: says whether a partner's monthly statement is as it was issued. Needs no
 * server when the public keys lie in a file.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { PublishedKey, StatementSummary } from '../../api/domain/shared-with-web/statement-check.ts';
import { checkStatement } from './check-statement.ts';

const USAGE = `npm run verify-statement -- FILE [--key FILE | --url ADDRESS]

  FILE    the statement as the partner dashboard downloads it
  --key   a file with the public keys, as GET /api/statements/keys answers them; then no network is needed
  --url   whose keys to ask for; http://localhost:3000 when neither is given. Never taken from the statement itself.

Ends with 0 when it is genuine, 1 when it is not, 2 when that could not be found out.`;

/** The keys in an answer of the keys operation, or a single key or list taken out of it. Throws when there are none. */
export function keysIn(text: string): PublishedKey[] {
  const content = JSON.parse(text) as { keys?: unknown };
  const list: unknown[] = [content.keys ?? content].flat();
  const keys = list.filter(
    (key): key is PublishedKey =>
      typeof key === 'object' && key !== null && 'key_id' in key && 'public_key' in key,
  );
  if (keys.length === 0) throw new Error('There is no public key in it.');
  return keys;
}

async function keysFrom(options: {
  key?: string | undefined;
  url?: string | undefined;
}): Promise<PublishedKey[]> {
  if (options.key !== undefined) return keysIn(await readFile(options.key, 'utf8'));
  const address = new URL('/api/statements/keys', options.url ?? 'http://localhost:3000');
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.href} answered ${answer.status}.`);
  return keysIn(await answer.text());
}

function summaryText(summary: StatementSummary): string {
  const covers = summary.complete ? 'the whole month' : 'the month until it was issued';
  return [
    `GENUINE: the statement of ${summary.brand} for ${summary.month} (${covers}) is as it was issued.`,
    `Issued ${summary.issuedAt} by ${summary.issuer}, signed with key ${summary.keyId}.`,
    ...summary.totals.map(
      ({ currency, orders, opening, earned, reversed, paidOut, closing }) =>
        `  ${currency}: ${orders} orders, opening ${opening}, earned ${earned}, taken back ${reversed}, paid out ${paidOut}, carried over ${closing}`,
    ),
  ].join('\n');
}

/** Runs the command. @returns what to print, and the exit code */
export async function run(args: string[]): Promise<{ text: string; code: 0 | 1 | 2 }> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { key: { type: 'string' }, url: { type: 'string' }, help: { type: 'boolean' } },
    });
    const [file] = positionals;
    if (values.help || file === undefined || positionals.length > 1) return { text: USAGE, code: 2 };
    const text = await readFile(file, 'utf8');
    const verdict = checkStatement(text, await keysFrom(values));
    if (verdict.valid) return { text: summaryText(verdict.summary), code: 0 };
    return { text: `NOT GENUINE: ${verdict.text}`, code: 1 };
  } catch (error) {
    return {
      text: `Could not be checked: ${error instanceof Error ? error.message : String(error)}`,
      code: 2,
    };
  }
}

if (import.meta.main) {
  const { text, code } = await run(process.argv.slice(2));
  console.log(text);
  process.exitCode = code;
}
