/** How many rows of a table there are of each kind, maintained in another table by the statements that change them. */
export interface RowCounts {
  /** Whose rows are counted. */
  table: string;
  /** Which of them; all when left out. */
  where?: string;
  /** The columns that say a kind, and how they follow from a row. */
  kind: Readonly<Record<string, string>>;
  /** Holds the counts: the columns of `kind` and `shard` are its key. */
  counts: string;
  /** The column that counts. */
  column: string;
  /** What the function is called. */
  counting: string;
  /** What the names of the triggers begin with. */
  trigger: string;
}

/**
 * Statements that maintain the counts from now on, beginning with what there is. A count has several rows (`shard`), one for each of
 * a few connections, so that those who change something at the same moment do not wait for one another.
 */
export function countRows({ table, where, kind, counts, column, counting, trigger }: RowCounts): string {
  const names = Object.keys(kind).join(', ');
  const values = Object.entries(kind).map(([name, value]) => `${value} as ${name}`);
  const facts = (rows: string, sign: 1 | -1) =>
    `select ${values.join(', ')}, ${sign} as ${column} from ${rows} ${where ? `where ${where}` : ''}`;
  // In one order, so that two statements never wait for each other; a change that takes itself back writes nothing.
  const add = (rows: string) => `
    insert into ${counts} as c
    select ${names}, pg_backend_pid() % 64, sum(${column}) from (${rows}) as facts
    group by ${names} having sum(${column}) <> 0 order by ${names}
    on conflict (${names}, shard) do update set ${column} = c.${column} + excluded.${column};`;
  const after = (name: string, change: string, referencing: string) => `
    create trigger ${trigger}_${name} after ${change} on ${table}
      referencing ${referencing} for each statement execute function ${counting}();`;
  return `
    create function ${counting}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        ${add(facts('new_rows', 1))}
      elsif tg_op = 'DELETE' then
        ${add(facts('old_rows', -1))}
      else
        ${add(`${facts('new_rows', 1)} union all ${facts('old_rows', -1)}`)}
      end if;
      return null;
    end $$;
    ${after('added', 'insert', 'new table as new_rows')}
    ${after('changed', 'update', 'new table as new_rows old table as old_rows')}
    ${after('removed', 'delete', 'old table as old_rows')}
    ${add(facts(table, 1))}`;
}
