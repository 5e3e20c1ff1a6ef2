/**
 * Adds an operation: its contract part, its line in the entry file, and a use case with a test that fails until it is
 * written. The compiler then names the handler that is missing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Document, isMap, parseDocument } from 'yaml';

export interface NewOperation {
  context: string;
  /** operationId: camelCase verb and noun. */
  id: string;
  method: string;
  /** Path below /api, parameters in braces. */
  path: string;
  access: string[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const roles = ['public', 'user', 'brand', 'admin'];

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
  return problems;
}

/** shareAnalysis → share-analysis. */
export const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const className = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

function contractPart(operation: NewOperation): string {
  const errors = { 400: 'BadRequest', 401: 'Unauthorized', 403: 'Forbidden', 500: 'Internal' };
  const responses: Record<string, unknown> = {
    200: {
      description: 'Say what is returned.',
      content: {
        'application/json': { schema: { type: 'object', additionalProperties: false, properties: {} } },
      },
    },
  };
  for (const [status, name] of Object.entries(errors))
    responses[status] = { $ref: `../../errors/${name}.yaml` };
  const part: Record<string, unknown> = {
    operationId: operation.id,
    tags: [operation.context],
    summary: 'Say what it does',
    'x-access': operation.access,
    ...(operation.access.includes('public') ? { security: [] } : {}),
  };
  const parameters = [...operation.path.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }));
  if (parameters.length > 0) part.parameters = parameters;
  return new Document({ ...part, responses }).toString();
}

function useCase(operation: NewOperation): string {
  return `import type { Result } from '../../domain/shared/result.ts';

/** Say what ${operation.id} does, what it guarantees and which errors it answers. */
export class ${className(operation.id)} {
  async execute(): Promise<Result<Record<string, never>, never>> {
    throw new Error('${operation.id} is not written yet');
  }
}
`;
}

function useCaseTest(operation: NewOperation): string {
  return `import { ${className(operation.id)} } from './${kebab(operation.id)}.ts';

it('does what its contract says', async () => {
  expect((await new ${className(operation.id)}().execute()).ok).toBe(true);
});
`;
}

/** Writes a file that must not exist yet. */
function create(path: string, text: string) {
  if (existsSync(path)) throw new Error(`${path} exists already`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Writes the files below `root` and returns their paths.
 * @throws when the operation, its route or one of the files exists already; nothing is written then
 */
export function addOperation(root: string, operation: NewOperation): string[] {
  const entryPath = join(root, 'contract/openapi.yaml');
  const part = `paths/${operation.context}/${operation.id}.yaml`;
  const file = join('api/application', operation.context, kebab(operation.id));
  const entry = parseDocument(readFileSync(entryPath, 'utf8'));
  const taken = [`contract/${part}`, `${file}.ts`].filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`${taken.join(', ')} exists already`);
  if (entry.hasIn(['paths', operation.path, operation.method]))
    throw new Error(`${operation.method.toUpperCase()} ${operation.path} is in the contract already`);
  if (!entry.hasIn(['paths', operation.path])) entry.setIn(['paths', operation.path], entry.createNode({}));
  const reference = entry.createNode({ $ref: part });
  if (isMap(reference)) reference.flow = true;
  entry.setIn(['paths', operation.path, operation.method], reference);

  create(join(root, 'contract', part), contractPart(operation));
  create(join(root, `${file}.ts`), useCase(operation));
  create(join(root, `${file}.test.ts`), useCaseTest(operation));
  writeFileSync(entryPath, entry.toString({ lineWidth: 0 }));
  return [`contract/${part}`, 'contract/openapi.yaml', `${file}.ts`, `${file}.test.ts`];
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      context: { type: 'string', default: '' },
      id: { type: 'string', default: '' },
      route: { type: 'string', default: '' },
      access: { type: 'string', default: '' },
    },
  });
  const [method = '', path = ''] = values.route.split(' ');
  const operation: NewOperation = {
    context: values.context,
    id: values.id,
    method: method.toLowerCase(),
    path,
    access: values.access.split(',').filter(Boolean),
  };
  const problems = problemsOf(operation);
  if (problems.length > 0) {
    console.error(`make operation needs:\n  ${problems.join('\n  ')}`);
    process.exit(1);
  }
  console.log(`Wrote:\n  ${addOperation(join(import.meta.dirname, '../..'), operation).join('\n  ')}
Next: fill in the contract part, run \`make contract\`, then \`make types\`: it names the handler that is missing.`);
}
