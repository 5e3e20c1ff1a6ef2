import type { Knex } from 'knex';

/** A statement that stands in the code as it is sent: the database reads and plans it once for each connection. */
export interface Statement<Row> {
  name: string;
  /** With `$1`, `$2`, … where values go. */
  text: string;
  /** The names of the values, in that order. */
  values: readonly string[];
  /** Says of which type its rows are; there is nothing in it. */
  row?: Row;
}

/** What knex sends a statement through, within a transaction and without. */
interface Client {
  acquireConnection(): Promise<object>;
  releaseConnection(connection: object): Promise<void>;
  query(connection: object, asked: object): Promise<{ response: { rows: unknown[] } }>;
  emit(event: string, ...of: unknown[]): void;
}

/** A value such as `:id`; `::` is a cast. */
const VALUE = /(?<!:):([a-z]\w*)/giu;

/**
 * Names a statement with values such as `:id`. Under one name the text is always the same, and says which columns it reads: one that
 * asks for `*` fails on every connection once another column is added.
 */
export function statement<Row>(name: string, sql: string): Statement<Row> {
  const values: string[] = [];
  const text = sql.replace(VALUE, (_, value: string) => {
    const known = values.indexOf(value);
    return `$${known < 0 ? values.push(value) : known + 1}`;
  });
  return { name, text, values };
}

let asked = 0;

/** The rows of a statement. Nothing is put together for it: on the hot paths that costs as much as sending it. */
export async function ask<Row>(
  query: Knex,
  { name, text, values }: Statement<Row>,
  given: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  const { client } = query as unknown as { client: Client };
  const bindings = values.map((value) => {
    if (given[value] === undefined) throw new Error(`${name} is asked without ${value}.`);
    return given[value];
  });
  // A trace finds the end of a statement by its number.
  const sent = {
    method: 'raw',
    sql: text,
    bindings,
    options: { name },
    __knexQueryUid: `${name} ${asked++}`,
  };
  const connection = await client.acquireConnection();
  try {
    const { response } = await client.query(connection, sent);
    client.emit('query-response', response, sent);
    return response.rows as Row[];
  } finally {
    await client.releaseConnection(connection);
  }
}
