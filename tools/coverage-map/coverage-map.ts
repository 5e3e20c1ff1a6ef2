/**
 * Which statement of docs/checklist.tsv (what the specification wants: V, O, D) and docs/capabilities.tsv (what was added
 * to it: W) is proven by which test. A test names the ids it proves in square brackets in its title; skipped, unwritten
 * and assertion-free tests prove nothing and are listed. docs/unproven.tsv names the few that no test can prove, and why.
 *
 *   coverage-map.ts [--json] [--missing] [--area AREA]
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { idsIn, testsOf } from './test-titles.ts';

export interface Statement {
  id: string;
  area: string;
  statement: string;
}

export interface Proof {
  file: string;
  line: number;
  title: string;
}

export interface CoverageMap {
  statements: (Statement & { proofs: Proof[]; whyUnproven?: string })[];
  /** Ids in titles that neither list has. */
  unknownIds: (Proof & { id: string })[];
  /** Tests that name ids but prove nothing. */
  voidTests: (Proof & { why: string })[];
}

/** Rows of a list of statements: id, source, area, kind, statement, how. */
export function parseChecklist(tsv: string): Statement[] {
  return tsv
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [id = '', , area = '', , statement = ''] = row.split('\t');
      return { id, area, statement };
    });
}

/** Rows of the statements that no test can prove: id, why. */
export function parseUnproven(tsv: string): Map<string, string> {
  const rows = tsv.trim().split('\n').slice(1);
  return new Map(rows.map((row) => row.split('\t') as [string, string]));
}

/** Reads every test file below `root` and joins it with the checklist. */
export function buildCoverageMap(root: string): CoverageMap {
  const unproven = parseUnproven(readFileSync(join(root, 'docs/unproven.tsv'), 'utf8'));
  const statements = ['docs/checklist.tsv', 'docs/capabilities.tsv']
    .flatMap((list) => parseChecklist(readFileSync(join(root, list), 'utf8')))
    .map((statement) => ({
      ...statement,
      proofs: [] as Proof[],
      whyUnproven: unproven.get(statement.id),
    }));
  const byId = new Map(statements.map((statement) => [statement.id, statement]));
  const map: CoverageMap = { statements, unknownIds: [], voidTests: [] };
  const files = globSync('{api,chart-reader,web,tools,e2e}/**/*.test.{ts,tsx}', { cwd: root }).sort();
  for (const file of files) {
    for (const test of testsOf(file, readFileSync(join(root, file), 'utf8'))) {
      const proof = { file, line: test.line, title: test.title };
      const ids = idsIn(test.title);
      if (ids.length > 0 && test.void) map.voidTests.push({ ...proof, why: test.void });
      for (const id of ids) {
        const statement = byId.get(id);
        if (!statement) map.unknownIds.push({ ...proof, id });
        else if (!test.void) statement.proofs.push(proof);
      }
    }
  }
  return map;
}

function print(map: CoverageMap, area: string | undefined, onlyMissing: boolean) {
  const wanted = map.statements.filter((statement) => !area || statement.area === area);
  for (const statement of wanted) {
    if (onlyMissing && statement.proofs.length > 0) continue;
    console.log(`${statement.id}  ${statement.proofs.length > 0 ? '' : 'NO TEST  '}${statement.statement}`);
    if (statement.whyUnproven) console.log(`         ${statement.whyUnproven}`);
    for (const proof of statement.proofs) console.log(`         ${proof.file}:${proof.line}  ${proof.title}`);
  }
  for (const test of map.voidTests)
    console.log(`PROVES NOTHING (${test.why})  ${test.file}:${test.line}  ${test.title}`);
  for (const proof of map.unknownIds) console.log(`UNKNOWN ID ${proof.id}  ${proof.file}:${proof.line}`);
  const proven = wanted.filter((statement) => statement.proofs.length > 0).length;
  console.log(`\n${proven} of ${wanted.length} statements have a test, ${wanted.length - proven} have none.`);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
      area: { type: 'string' },
    },
  });
  const map = buildCoverageMap(join(import.meta.dirname, '../..'));
  if (values.json) console.log(JSON.stringify(map, null, 2));
  else print(map, values.area, values.missing);
}
