/** What an integrator reads: examples of every body, and a description of every operation, field and answer. */
import { bodiesOf, ExampleMissing, exampleOf } from './examples.ts';
import {
  isObject,
  membersOf,
  operationsOf,
  requestsOf,
  resolved,
  responsesOf,
  walkBodies,
  type Finding,
  type Json,
  type JsonObject,
  type Path,
} from './contract-document.ts';

/** An example is written while bundling, from those of the fields; what it lacks is found by trying again. */
export function bodiesHaveExamples(document: JsonObject): Finding[] {
  return bodiesOf(document)
    .filter(({ content }) => content.example === undefined && content.examples === undefined)
    .map(({ content, at }) => ({ message: missingExample(document, content.schema), at }));
}

function missingExample(document: JsonObject, schema: Json | undefined): string {
  try {
    exampleOf(document, schema, { name: '', owner: '', way: '' });
    return 'A body must have an example: bundle the contract again.';
  } catch (error) {
    if (!(error instanceof ExampleMissing)) throw error;
    return error.message === ''
      ? 'A body must have an example.'
      : `A body must have an example: give the field ${error.message} one in \`examples\`.`;
  }
}

/** Whether the node, or what it refers to, says what it is. */
function described(document: JsonObject, node: Json | undefined): boolean {
  if (!isObject(node)) return false;
  if (typeof node.description === 'string' && node.description.trim() !== '') return true;
  return typeof node.$ref === 'string' && described(document, resolved(document, node, [])?.value);
}

export function fieldsDescribed(document: JsonObject): Finding[] {
  const findings: Finding[] = [];
  const visit = (schema: JsonObject, at: Path): void => {
    for (const [name, field] of membersOf(schema.properties))
      if (!described(document, field))
        findings.push({ message: `The field ${name} must say what it is.`, at: [...at, 'properties', name] });
  };
  walkBodies(document, requestsOf, visit);
  walkBodies(document, responsesOf, visit);
  return findings;
}

export function operationsDescribed(document: JsonObject): Finding[] {
  return operationsOf(document)
    .filter(({ operation }) => !described(document, operation))
    .map(({ operation, at }) => ({
      message: `${operation.operationId} must say more than its summary, in a description.`,
      at,
    }));
}

/** A single word or two repeat the status. */
const LEAST_WORDS = 4;

export function answersDescribed(document: JsonObject): Finding[] {
  return operationsOf(document).flatMap((placed) =>
    responsesOf(placed).flatMap(([response, path]) => {
      const found = resolved(document, response, path);
      const words = String(found?.value.description ?? '').split(/\s+/).length;
      return words >= LEAST_WORDS
        ? []
        : [{ message: `An answer must say what it holds, in ${LEAST_WORDS} words or more.`, at: path }];
    }),
  );
}
