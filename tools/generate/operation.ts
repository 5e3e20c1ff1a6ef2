/**
 * Adds an operation: its contract part and route, a use case (or, for a read without a decision, a port and its store), its
 * handler and a test over http, all of it wired.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMap, parse, parseDocument } from 'yaml';
import { filesOf, indexed, SOME_ID, wiredModule } from './operation-files.ts';
import type { SharedParameters } from './operation-files.ts';
import type { NewOperation } from './operation-names.ts';
import { isRead, withToken } from './read-files.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const roles = ['public', 'user', 'brand', 'admin', 'support', 'finance'];

/** What is wrong with the request, one sentence per field; empty when it can be done. */
export function problemsOf(operation: NewOperation): string[] {
  const problems: string[] = [];
  if (!/^[a-z]+$/.test(operation.context)) problems.push('CONTEXT: one lower-case word, e.g. analysis');
  if (!/^[a-z]+([A-Z][a-z0-9]+)+$/.test(operation.id))
    problems.push('ID: camelCase verb and noun, e.g. shareAnalysis');
  if (!methods.includes(operation.method))
    problems.push(`ROUTE: begins with one of ${methods.join(', ').toUpperCase()}`);
  if (!/^\/[a-z0-9_\-/{}.]+$/.test(operation.path)) problems.push('ROUTE: a path such as /chart/share');
  if (operation.access.length === 0 || operation.access.some((role) => !roles.includes(role)))
    problems.push(`ACCESS: some of ${roles.join(', ')}`);
  if (operation.reads !== undefined && !/^[a-z]+([A-Z][a-z0-9]+)*$/.test(operation.reads))
    problems.push('READS: the port in camelCase, e.g. sharedAnalyses');
  if (operation.reads !== undefined && operation.method !== 'get')
    problems.push('READS: only for a GET; what changes something has a use case');
  return problems;
}

/**
 * Writes the files below `root` and returns their paths.
 * @throws when the operation, its route or one of the files exists already; nothing is written then
 */
export function addOperation(root: string, operation: NewOperation): string[] {
  const { context } = operation;
  const files = filesOf(operation, sharedParameters(join(root, 'contract/parameters')));
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`${taken.join(', ')} exists already`);
  const entryPath = 'contract/openapi.yaml';
  const modulePath = `api/composition/${context}-module.ts`;
  files[entryPath] = withRoute(readFileSync(join(root, entryPath), 'utf8'), operation);
  if (!existsSync(join(root, modulePath)))
    throw new Error(`There is no context ${context}: ${modulePath} is missing`);
  files[modulePath] = wiredModule(readFileSync(join(root, modulePath), 'utf8'), operation);
  const tokensPath = 'api/composition/tokens.ts';
  const indexPath = `api/application/${context}/index.ts`;
  if (isRead(operation))
    files[tokensPath] = withToken(readFileSync(join(root, tokensPath), 'utf8'), operation);
  else files[indexPath] = indexed(readFileSync(join(root, indexPath), 'utf8'), operation);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}

/** The parameters of paths that lie in the folder. */
function sharedParameters(folder: string): SharedParameters {
  const read = (file: string) => {
    const { name, in: where, example = SOME_ID } = parse(readFileSync(join(folder, file), 'utf8'));
    return where === 'path' ? [[String(name), { file, example: String(example) }] as const] : [];
  };
  return new Map(readdirSync(folder).flatMap(read));
}

/** Gives files the house style. */
export function format(root: string, files: readonly string[]): void {
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), files, { cwd: root });
}

/** The entry of the contract with the operation's route in it. */
function withRoute(text: string, { context, id, method, path }: NewOperation): string {
  const entry = parseDocument(text);
  if (entry.hasIn(['paths', path, method]))
    throw new Error(`${method.toUpperCase()} ${path} is in the contract already`);
  if (!entry.hasIn(['paths', path])) entry.setIn(['paths', path], entry.createNode({}));
  const reference = entry.createNode({ $ref: `paths/${context}/${id}.yaml` });
  if (isMap(reference)) reference.flow = true;
  entry.setIn(['paths', path, method], reference);
  return entry.toString({ lineWidth: 0 });
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      context: { type: 'string', default: '' },
      id: { type: 'string', default: '' },
      route: { type: 'string', default: '' },
      access: { type: 'string', default: '' },
      reads: { type: 'string', default: '' },
    },
  });
  const [method = '', path = ''] = values.route.split(' ');
  const operation: NewOperation = {
    context: values.context,
    id: values.id,
    method: method.toLowerCase(),
    path,
    access: values.access.split(',').filter(Boolean),
    ...(values.reads === '' ? {} : { reads: values.reads }),
  };
  const problems = problemsOf(operation);
  if (problems.length > 0) {
    console.error(`make operation needs:\n  ${problems.join('\n  ')}`);
    process.exit(1);
  }
  const root = join(import.meta.dirname, '../..');
  const files = addOperation(root, operation);
  format(root, files);
  console.log(`Wrote:\n  ${files.join('\n  ')}
Next: fill in the contract part, then run \`make contract\`: what is written compiles and answers from then on.`);
}
