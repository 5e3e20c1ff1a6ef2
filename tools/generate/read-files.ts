import { className, kebab, type NewOperation } from './operation-names.ts';

/** An operation that reads without a decision, and the port that it reads. */
type NewRead = NewOperation & { reads: string };

export const isRead = (operation: NewOperation): operation is NewRead => operation.reads !== undefined;

/** The port, its store and the handler of a read, which needs no use case: where they lie, and the text of each. */
export function readFilesOf({ context, id, reads }: NewRead): Record<string, string> {
  return {
    [`api/ports/${context}/${kebab(reads)}.ts`]: port(reads),
    [`api/adapters/postgres/${context}/postgres-${kebab(reads)}.ts`]: store(context, reads),
    [`api/adapters/http/${context}/${kebab(id)}-handlers.ts`]: readHandlers(context, id, reads),
  };
}

const port = (reads: string) => `/** Say what is read here. */
export interface ${className(reads)} {
  /** Say what is returned, and in which order. */
  find(): Promise<{ at: Date }[]>;
}
`;

const store = (context: string, reads: string) => `import type { Knex } from 'knex';
import type { ${className(reads)} } from '../../../ports/${context}/${kebab(reads)}.ts';

interface Deps {
  database: Knex;
}

/** Say which tables it reads. */
export class Postgres${className(reads)} implements ${className(reads)} {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async find(): Promise<{ at: Date }[]> {
    const { rows } = await this.deps.database.raw<{ rows: { at: Date }[] }>('select now() as at');
    return rows;
  }
}
`;

const readHandlers = (context: string, id: string, reads: string) =>
  `import type { ${className(reads)} } from '../../../ports/${context}/${kebab(reads)}.ts';
import type { Handlers } from '../handler.ts';

/** Say what these operations are about. */
export function ${id}Handlers({ ${reads} }: { ${reads}: ${className(reads)} }) {
  return {
    async ${id}() {
      await ${reads}.find();
      return { status: 200, body: {} };
    },
  } satisfies Partial<Handlers>;
}
`;

/** The tokens with that of the port. */
export function withToken(tokens: string, { context, reads }: NewRead): string {
  const opening = 'export const tokens = {\n';
  if (!tokens.includes(opening)) throw new Error(`The tokens have no line ${opening.trim()}`);
  if (new RegExp(`^  ${reads}: `, 'm').test(tokens))
    throw new Error(`READS: ${reads} is a port already; give this read one of its own`);
  const type = className(reads);
  const from = `import type { ${type} } from '../ports/${context}/${kebab(reads)}.ts';\n`;
  return `${from}${tokens.replace(opening, `${opening}  ${reads}: token<${type}>('${reads}'),\n`)}`;
}
