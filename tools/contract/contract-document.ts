/** The bundled contract as a tree, and ways through it. Every reference in it begins with `#/`. */

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}
export type Path = (string | number)[];

/** What a rule found, and where. */
export type Finding = { message: string; at: Path };

export interface Operation extends JsonObject {
  operationId: string;
  'x-access': string[];
  responses: JsonObject;
}
export interface Placed {
  path: string;
  at: Path;
  operation: Operation;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
export const membersOf = (value: Json | undefined): [string, Json | undefined][] =>
  isObject(value) ? Object.entries(value) : [];

export function operationsOf(document: JsonObject): Placed[] {
  return membersOf(document.paths).flatMap(([path, item]) =>
    membersOf(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        path,
        at: ['paths', path, method],
        operation: operation as Operation,
      })),
  );
}

/** What a reference points to, and where that is. */
export function resolved(
  document: JsonObject,
  value: Json | undefined,
  at: Path,
): { value: JsonObject; at: Path } | null {
  if (!isObject(value)) return null;
  if (typeof value.$ref !== 'string') return { value, at };
  const steps = value.$ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = steps.reduce<Json | undefined>(
    (node, step) => (isObject(node) ? node[step] : undefined),
    document,
  );
  return resolved(document, target, steps);
}

export type Visit = (schema: JsonObject, at: Path) => void;

/** Every schema below this one, each once. */
function walk(
  document: JsonObject,
  node: Json | undefined,
  path: Path,
  seen: Set<JsonObject>,
  visit: Visit,
): void {
  const found = resolved(document, node, path);
  if (!found || seen.has(found.value)) return;
  const { value: schema, at } = found;
  seen.add(schema);
  visit(schema, at);
  const below = (next: Json | undefined, ...steps: Path): void =>
    walk(document, next, [...at, ...steps], seen, visit);
  for (const [name, property] of membersOf(schema.properties)) below(property, 'properties', name);
  below(schema.items, 'items');
  below(schema.additionalProperties, 'additionalProperties');
  for (const kind of ['oneOf', 'anyOf', 'allOf'])
    listOf(schema[kind]).forEach((variant, index) => below(variant, kind, index));
}

/** Calls `visit` with every schema of what `holders` carry: request bodies, or responses. */
export function walkBodies(
  document: JsonObject,
  holders: (placed: Placed) => [Json | undefined, Path][],
  visit: Visit,
): void {
  const seen = new Set<JsonObject>();
  for (const placed of operationsOf(document))
    for (const [holder, path] of holders(placed)) {
      const found = resolved(document, holder, path);
      for (const [type, content] of membersOf(found?.value.content))
        if (found && isObject(content))
          walk(document, content.schema, [...found.at, 'content', type, 'schema'], seen, visit);
    }
}

export const requestsOf = ({ operation, at }: Placed): [Json | undefined, Path][] => [
  [operation.requestBody, [...at, 'requestBody']],
];
export const responsesOf = ({ operation, at }: Placed): [Json | undefined, Path][] =>
  membersOf(operation.responses).map(([status, response]) => [response, [...at, 'responses', status]]);
