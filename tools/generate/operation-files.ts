import { Document } from 'yaml';
import { className, kebab, type NewOperation } from './operation-names.ts';
import { isRead, readFilesOf } from './read-files.ts';

/** Parameters of the path that other operations have already, by name: the file of each, and a value that fits. */
export type SharedParameters = ReadonlyMap<string, { file: string; example: string }>;

/** Of a parameter without an example, which is an id. */
export const SOME_ID = '0b1f8a52-6f0e-4a86-9f32-6a4c8d9e1f00';

const parametersOf = ({ path }: NewOperation) =>
  [...path.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name ?? '');

/** Where the parts of an operation lie, and the text of each. */
export function filesOf(operation: NewOperation, shared: SharedParameters): Record<string, string> {
  const { context, id } = operation;
  const name = kebab(id);
  return {
    [`contract/paths/${context}/${id}.yaml`]: contractPart(operation, shared),
    ...(isRead(operation)
      ? readFilesOf(operation)
      : {
          [`api/application/${context}/${name}.ts`]: useCase(operation),
          [`api/adapters/http/${context}/${name}-handlers.ts`]: handlers(operation),
        }),
    [`api/adapters/http/${context}/${name}.test.ts`]: httpTest(operation, shared),
  };
}

function contractPart(operation: NewOperation, shared: SharedParameters): string {
  const open = operation.access.includes('public');
  const asksWho = operation.access.some((who) => who !== 'public');
  const names = parametersOf(operation);
  const problems = [
    { status: 400, name: 'BadRequest', answered: true },
    { status: 401, name: 'Unauthorized', answered: !open },
    { status: 403, name: 'Forbidden', answered: asksWho },
    { status: 404, name: 'NotFound', answered: names.length > 0 },
    { status: 429, name: 'TooManyRequests', answered: asksWho },
    { status: 500, name: 'Internal', answered: true },
    { status: 503, name: 'Unavailable', answered: true },
  ].filter(({ answered }) => answered);
  const schema = { type: 'object', additionalProperties: false, properties: {} };
  const responses: Record<string, unknown> = {
    200: { description: 'Say what is returned.', content: { 'application/json': { schema } } },
  };
  for (const { status, name } of problems) responses[status] = { $ref: `../../errors/${name}.yaml` };
  const parameters = names.map((name) => {
    const known = shared.get(name);
    if (known) return { $ref: `../../parameters/${known.file}` };
    const schema = { type: 'string', format: 'uuid' };
    return { name, in: 'path', required: true, description: 'Say what it names.', schema };
  });
  return new Document({
    operationId: operation.id,
    tags: [operation.context],
    summary: 'Say what it does',
    description: 'Say what it guarantees, and what a caller has to know.',
    'x-access': operation.access,
    ...(open ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    responses,
  }).toString();
}

function useCase({ id }: NewOperation): string {
  return `import { ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';

interface Deps {
  clock: Clock;
}

/** Say what it does and what it guarantees. */
export class ${className(id)} {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(): Promise<Result<{ at: Date }, never>> {
    return ok({ at: this.deps.clock.now() });
  }
}
`;
}

function handlers({ context, id }: NewOperation): string {
  const name = className(id);
  return `import type { ${name} } from '../../../application/${context}/${kebab(id)}.ts';
import type { Handlers } from '../handler.ts';

/** Say what these operations are about. */
export function ${id}Handlers({ ${id} }: { ${id}: ${name} }) {
  return {
    async ${id}() {
      const result = await ${id}.run();
      return result.ok ? { status: 200, body: {} } : { failure: result.error };
    },
  } satisfies Partial<Handlers>;
}
`;
}

function httpTest(operation: NewOperation, shared: SharedParameters): string {
  const { id, method, path, access } = operation;
  const open = access.includes('public');
  const valueOf = (name: string) => shared.get(name)?.example ?? SOME_ID;
  const address = `/api${path.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) => valueOf(name))}`;
  const call = (more: string) => `api.request.${method}('${address}')${more}`;
  const answers = open
    ? `  it('answers anybody', async () => {
    const answer = await ${call('')};
    expect(answer.status).toBe(200);
  });`
    : `  it('answers who may call it', async () => {
    const { bearer } = await api.signIn({ role: '${access[0] ?? 'user'}' });
    const answer = await ${call('.set(bearer)')};
    expect(answer.status).toBe(200);
  });

  it('asks everybody else to sign in', async () => {
    const answer = await ${call('')};
    expect(answer.status).toBe(401);
  });`;
  return `import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('${id}', () => {
${answers}
});
`;
}

/** The index of a context's use cases with the one of the operation, which composition finds there. */
export function indexed(index: string, { id }: NewOperation): string {
  const lines = [...index.trimEnd().split('\n'), `export { ${className(id)} } from './${kebab(id)}.ts';`];
  return `${lines.toSorted().join('\n')}\n`;
}

/** The composition module of the context, with the handlers wired, and the store that they read. */
export function wiredModule(module: string, operation: NewOperation): string {
  const { context, id } = operation;
  const opening = `export const ${context}Module = new ContainerModule(({ bind }) => {\n`;
  const operations = `export const ${context}Operations = (from: Source) => ({\n`;
  const anchor = "import { tokens } from './tokens.ts';\n";
  for (const text of [opening, operations, anchor])
    if (!module.includes(text)) throw new Error(`The module of ${context} has no line ${text.trim()}`);
  const handlers = `import { ${id}Handlers } from '../adapters/http/${context}/${kebab(id)}-handlers.ts';\n`;
  const { from, bound } = isRead(operation) ? storeOf(operation) : { from: '', bound: '' };
  return module
    .replace(anchor, `${handlers}${from}${anchor}`)
    .replace(opening, `${opening}${bound}`)
    .replace(operations, `${operations}  ...call(from, ${id}Handlers),\n`);
}

/** What the module imports and binds for the store of a read. */
function storeOf({ context, reads }: NewOperation & { reads: string }): { from: string; bound: string } {
  const store = `Postgres${className(reads)}`;
  const from = `import { ${store} } from '../adapters/postgres/${context}/postgres-${kebab(reads)}.ts';\n`;
  return { from, bound: `  wire(bind, tokens.${reads}, ${store});\n` };
}
