/**
 * Deals the doors to the api, and the client behind them, to files by operation instead of by module: a page that asks who is signed
 * in does not load what changes a password. docs/decisions/0431.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst, transformWithOxc } from 'vite';
import type { Plugin } from 'vite';

/** Modules that only declare. Checks of forms have a file of their own, and the client itself is fetched as a whole. */
const DOOR = /\/web\/src\/api\/(?!http-client|[\w-]+-checks)(?:generated\/client\/[\w-]+\/)?[\w-]+\.ts$/;
const PART = /^(.*\.ts)\?part=(\w+)$/;

const partOf = (file: string, name: string): string => `${file}?part=${name}`;

/** A name in another module. */
interface Elsewhere {
  name: string;
  source: string;
}

/** What a module declares, imports and passes on from another, by name. */
export interface Door {
  /** Their text, without `export`. */
  declared: ReadonlyMap<string, string>;
  imported: ReadonlyMap<string, Elsewhere>;
  passedOn: ReadonlyMap<string, Elsewhere>;
}

type Statement = ReturnType<typeof parseAst>['body'][number];

/** The one name that a statement declares; null where it declares several, or what can change. */
function nameDeclaredBy(statement: Statement): string | null {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return statement.id?.name ?? null;
  if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') return null;
  const [only, another] = statement.declarations;
  // `const [LISTS] = getListAnalysesQueryKey()` takes the first of a key.
  const id =
    only?.id.type === 'ArrayPattern' && only.id.elements.length === 1 ? only.id.elements[0] : only?.id;
  return !another && id?.type === 'Identifier' ? id.name : null;
}

/** Null where a statement does more than declare one name. */
export function doorOf(code: string): Door | null {
  const declared = new Map<string, string>();
  const imported = new Map<string, Elsewhere>();
  const passedOn = new Map<string, Elsewhere>();
  for (const statement of parseAst(code).body) {
    if (statement.type === 'ImportDeclaration') {
      for (const each of statement.specifiers) {
        if (each.type !== 'ImportSpecifier' || each.imported.type !== 'Identifier') return null;
        imported.set(each.local.name, { name: each.imported.name, source: statement.source.value });
      }
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      for (const { local, exported } of statement.specifiers) {
        if (local.type !== 'Identifier' || exported.type !== 'Identifier') return null;
        const there = statement.source
          ? { name: local.name, source: statement.source.value }
          : imported.get(local.name);
        if (!there) return null;
        passedOn.set(exported.name, there);
      }
    } else {
      const own = (statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement;
      const name = nameDeclaredBy(own);
      if (name === null) return null;
      declared.set(name, code.slice(own.start, own.end));
    }
  }
  return { declared, imported, passedOn };
}

/** One declaration as a module: what its text names comes from the module's imports and from its other parts. */
export function partCode({ declared, imported }: Door, file: string, name: string): string {
  const text = declared.get(name) ?? '';
  const words = new Set(text.match(/[A-Za-z_$][\w$]*/g));
  words.delete(name);
  const needs = [...words].flatMap((word) => {
    if (declared.has(word)) return [`import { ${word} } from ${JSON.stringify(partOf(file, word))};`];
    const there = imported.get(word);
    return there ? [`import { ${there.name} as ${word} } from ${JSON.stringify(there.source)};`] : [];
  });
  return [...needs, `export ${text}`].join('\n');
}

const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+\.ts)["'];?/g;

/** Imports of doors as imports of their parts; `find` gives what a module declares, null for one that stays whole. */
export function importsOfParts(code: string, importer: string, find: (file: string) => Door | null): string {
  return code.replaceAll(IMPORT, (whole, names: string, source: string) => {
    const file = join(dirname(importer), source);
    const door = find(file);
    if (!door) return whole;
    return names
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .map((each) => {
        const [name = each, , local = name] = each.split(/\s+/);
        const there = door.passedOn.get(name);
        const from = there ? join(dirname(file), there.source) : file;
        const its = there?.name ?? name;
        const part = there && !find(from) ? from : partOf(from, its);
        return `import { ${its} as ${local} } from ${JSON.stringify(part)};`;
      })
      .join('\n');
  });
}

export function splitDoors(): Plugin {
  const doors = new Map<string, Promise<Door | null>>();
  const read = async (file: string): Promise<Door | null> =>
    doorOf((await transformWithOxc(readFileSync(file, 'utf8'), file)).code);
  const doorAt = (file: string): Promise<Door | null> => {
    const known = doors.get(file) ?? (DOOR.test(file) ? read(file) : Promise.resolve(null));
    doors.set(file, known);
    return known;
  };
  const inParts = async (code: string, importer: string): Promise<string> => {
    const found = new Map<string, Door | null>();
    const waiting = [...code.matchAll(IMPORT)].map(([, , source = '']) => join(dirname(importer), source));
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const door = await doorAt(file);
      found.set(file, door);
      for (const { source } of door?.passedOn.values() ?? []) waiting.push(join(dirname(file), source));
    }
    return importsOfParts(code, importer, (file) => found.get(file) ?? null);
  };
  return {
    name: 'split-doors',
    apply: 'build',
    resolveId: { filter: { id: PART }, handler: (id) => id },
    load: {
      filter: { id: PART },
      async handler(id) {
        const [, file = '', name = ''] = PART.exec(id) ?? [];
        const door = await doorAt(file);
        if (!door) return null;
        return {
          code: await inParts(partCode(door, file, name), file),
          moduleType: 'js',
          moduleSideEffects: false,
        };
      },
    },
    transform: {
      order: 'post',
      filter: { id: /\/web\/src\/.*\.tsx?$/ },
      async handler(code, id) {
        return inParts(code, id);
      },
    },
  };
}
