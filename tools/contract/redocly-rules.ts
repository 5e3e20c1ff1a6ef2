/** Rules for the contract that redocly does not bring along. They read the bundle, where every reference begins with `#/`. */
import {
  isObject,
  listOf,
  membersOf,
  operationsOf,
  requestsOf,
  resolved,
  responsesOf,
  walkBodies,
  type Finding,
  type JsonObject,
  type Path,
  type Placed,
  type Visit,
} from './contract-document.ts';
import {
  answersDescribed,
  bodiesHaveExamples,
  fieldsDescribed,
  operationsDescribed,
} from './documentation-rules.ts';
import { errorCodesPlaced, sayErrorCodes } from './error-codes.ts';
import { addExamples } from './examples.ts';

interface Location {
  child(path: Path): Location;
}
interface Context {
  report(problem: { message: string; location: Location }): void;
  location: Location;
}

const hasFields = (schema: JsonObject): boolean => isObject(schema.properties);

/** A field of an answer may be left out only where the contract says when. */
function responseFieldsRequired(document: JsonObject): Finding[] {
  const findings: Finding[] = [];
  walkBodies(document, responsesOf, (schema, at) => {
    const required = listOf(schema.required);
    for (const [name, property] of membersOf(schema.properties)) {
      const sometimesAbsent = isObject(property) && typeof property['x-sometimes-absent'] === 'string';
      if (!required.includes(name) && !sometimesAbsent)
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
function problemsAskedFor({ path, at, operation }: Placed): string[] {
  const open = operation['x-access'].includes('public');
  // Where it matters who calls, requests with an API key are counted, and a write with a cookie has to name its origin.
  const asksWho = operation['x-access'].some((who) => who !== 'public');
  const writes = at.at(-1) !== 'get';
  const parameters = listOf(operation.parameters);
  const idempotent = parameters.some(
    (each) => isObject(each) && String(each.$ref ?? each.name).endsWith('IdempotencyKey'),
  );
  return [
    '500',
    '503',
    ...(asksWho ? ['429'] : []),
    ...(asksWho && writes ? ['403'] : []),
    ...(open ? [] : ['401', '403']),
    ...(operation.requestBody ? ['400', '413', '415'] : []),
    ...(parameters.length > 0 ? ['400'] : []),
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
    responsesOf(placed).flatMap(([response, path]) => {
      const found = resolved(document, response, path);
      const types = membersOf(found?.value.content).map(([type]) => type);
      const checks = path.at(-1) === '503' && answersWithChecks.has(placed.operation.operationId);
      const fine = Number(path.at(-1)) < 400 || checks || types.includes('application/problem+json');
      return fine ? [] : [{ message: 'A problem must be application/problem+json.', at: path }];
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
    decorators: {
      oas3: {
        'assembled-examples': () => ({ Root: { leave: addExamples } }),
        'error-codes-said': () => ({ Root: { leave: sayErrorCodes } }),
      },
    },
    rules: {
      oas3: {
        'response-fields-required': rule(responseFieldsRequired),
        'request-bodies-closed': rule(requestBodiesClosed),
        'request-bodies-described': rule(namedSchemasDescribed),
        'problem-responses-complete': rule(problemResponsesComplete),
        'problems-are-problems': rule(problemsAreProblems),
        'one-style-of-names': rule(oneStyleOfNames),
        'bodies-have-examples': rule(bodiesHaveExamples),
        'fields-described': rule(fieldsDescribed),
        'operations-described': rule(operationsDescribed),
        'answers-described': rule(answersDescribed),
        'error-codes-placed': rule(errorCodesPlaced),
      },
    },
  };
}
