/** Rules for the contract that redocly does not bring along. They read the bundle, where every reference begins with `#/`. */

type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
  [key: string]: Json | undefined;
}
type Path = (string | number)[];

interface Location {
  child(path: Path): Location;
}
interface Context {
  report(problem: { message: string; location: Location }): void;
  location: Location;
}
type Finding = { message: string; at: Path };

interface Operation extends JsonObject {
  operationId: string;
  'x-access': string[];
  responses: JsonObject;
}
interface Placed {
  path: string;
  at: Path;
  operation: Operation;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const membersOf = (value: Json | undefined): [string, Json | undefined][] =>
  isObject(value) ? Object.entries(value) : [];

function operationsOf(document: JsonObject): Placed[] {
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
function resolved(
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

type Visit = (schema: JsonObject, at: Path) => void;

/** Every schema below this one, each once. */
function walk(
  document: JsonObject,
  node: Json | undefined,
  place: Path,
  seen: Set<JsonObject>,
  visit: Visit,
): void {
  const found = resolved(document, node, place);
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
function walkBodies(
  document: JsonObject,
  holders: (placed: Placed) => [Json | undefined, Path][],
  visit: Visit,
): void {
  const seen = new Set<JsonObject>();
  for (const placed of operationsOf(document))
    for (const [holder, place] of holders(placed)) {
      const found = resolved(document, holder, place);
      for (const [type, content] of membersOf(found?.value.content))
        if (found && isObject(content))
          walk(document, content.schema, [...found.at, 'content', type, 'schema'], seen, visit);
    }
}

const requestsOf = ({ operation, at }: Placed): [Json | undefined, Path][] => [
  [operation.requestBody, [...at, 'requestBody']],
];
const responsesOf = ({ operation, at }: Placed): [Json | undefined, Path][] =>
  membersOf(operation.responses).map(([status, response]) => [response, [...at, 'responses', status]]);

const hasFields = (schema: JsonObject): boolean => isObject(schema.properties);

/** A field of an answer may be left out only where the contract says when. */
function responseFieldsRequired(document: JsonObject): Finding[] {
  const findings: Finding[] = [];
  walkBodies(document, responsesOf, (schema, at) => {
    const required = listOf(schema.required);
    for (const [name, property] of membersOf(schema.properties)) {
      const told = isObject(property) && typeof property['x-sometimes-absent'] === 'string';
      if (!required.includes(name) && !told)
        findings.push({
          message: `The field ${name} of an answer must be required, or say in x-sometimes-absent when it is left out.`,
          at: [...at, 'properties', name],
        });
    }
  });
  return findings;
}

/** Objects in a request take no unknown fields; one that must take any says so with `true`. */
function requestBodiesClosed(document: JsonObject): Finding[] {
  const unionParts = new Set<JsonObject>();
  const findings: Finding[] = [];
  walkBodies(document, requestsOf, (schema, at) => {
    if (schema.unevaluatedProperties === false)
      for (const variant of [...listOf(schema.oneOf), ...listOf(schema.anyOf)]) {
        const part = resolved(document, variant, at);
        if (part) unionParts.add(part.value);
      }
    if (hasFields(schema) && schema.additionalProperties === undefined && !unionParts.has(schema))
      findings.push({ message: 'An object in a request must say additionalProperties.', at });
  });
  return findings;
}

/** Which problems an operation must name, by what else it says. */
function problemsAskedFor({ path, operation }: Placed): string[] {
  const open = operation['x-access'].includes('public');
  const parameters = listOf(operation.parameters);
  const keys = listOf(operation.security).some((way) => isObject(way) && way.key !== undefined);
  const idempotent = parameters.some(
    (each) => isObject(each) && String(each.$ref ?? each.name).endsWith('IdempotencyKey'),
  );
  return [
    '500',
    ...(open ? [] : ['401', '403']),
    ...(operation.requestBody ? ['400', '413', '415'] : []),
    ...(parameters.length > 0 ? ['400'] : []),
    ...(keys ? ['429'] : []),
    ...(path.includes('{') ? ['404'] : []),
    ...(idempotent ? ['409'] : []),
  ];
}

function problemResponsesComplete(document: JsonObject): Finding[] {
  return operationsOf(document).flatMap((placed) =>
    problemsAskedFor(placed)
      .filter((status) => placed.operation.responses[status] === undefined)
      .map((status) => ({
        message: `${placed.operation.operationId} must name the answer ${status}.`,
        at: [...placed.at, 'responses'],
      })),
  );
}

/** A failed health check answers with the checks. */
const answersWithChecks = new Set(['getHealth', 'getReadiness']);

/** Every answer of 400 and above is a problem document. */
function problemsAreProblems(document: JsonObject): Finding[] {
  return operationsOf(document).flatMap((placed) =>
    responsesOf(placed).flatMap(([response, place]) => {
      const found = resolved(document, response, place);
      const types = membersOf(found?.value.content).map(([type]) => type);
      const checks = place.at(-1) === '503' && answersWithChecks.has(placed.operation.operationId);
      const fine = Number(place.at(-1)) < 400 || checks || types.includes('application/problem+json');
      return fine ? [] : [{ message: 'A problem must be application/problem+json.', at: place }];
    }),
  );
}

const snake = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
/** Names of the specification that are written otherwise. */
const givenNames = new Set(['accuracyPct', 'creditPackages', 'totalAmount', 'paymentDetails', 'pageSize']);

function oneStyleOfNames(document: JsonObject): Finding[] {
  const findings: Finding[] = [];
  const check = (name: string, at: Path): void => {
    if (!snake.test(name) && !givenNames.has(name))
      findings.push({ message: `The name ${name} must be in snake_case.`, at });
  };
  const visit: Visit = (schema, at) => {
    for (const [name] of membersOf(schema.properties)) check(name, [...at, 'properties', name]);
  };
  walkBodies(document, requestsOf, visit);
  walkBodies(document, responsesOf, visit);
  for (const { operation, at } of operationsOf(document))
    listOf(operation.parameters).forEach((parameter, index) => {
      const found = resolved(document, parameter, [...at, 'parameters', index]);
      if (found && found.value.in !== 'header') check(String(found.value.name), found.at);
    });
  return findings;
}

/** What the lists of an integrator's tool show for a body or an answer. */
function namedSchemasDescribed(document: JsonObject): Finding[] {
  const findings: Finding[] = [];
  walkBodies(document, requestsOf, (schema, at) => {
    const named = at[0] === 'components';
    if (named && hasFields(schema) && at.length === 3 && typeof schema.description !== 'string')
      findings.push({ message: 'The schema of a request must say what it is.', at });
  });
  return findings;
}

const rule = (find: (document: JsonObject) => Finding[]) => () => ({
  Root(document: JsonObject, { report, location }: Context): void {
    for (const { message, at } of find(document)) report({ message, location: location.child(at) });
  },
});

/** How redocly takes them: as the plugin `contract`. */
export default function contractRules() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        'response-fields-required': rule(responseFieldsRequired),
        'request-bodies-closed': rule(requestBodiesClosed),
        'request-bodies-described': rule(namedSchemasDescribed),
        'problem-responses-complete': rule(problemResponsesComplete),
        'problems-are-problems': rule(problemsAreProblems),
        'one-style-of-names': rule(oneStyleOfNames),
      },
    },
  };
}
