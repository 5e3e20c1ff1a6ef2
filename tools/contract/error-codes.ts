/**
 * Which codes an operation answers with. `x-error-codes` of an operation names those of its own by status; `x-error-codes` of a shared
 * answer those of every operation that refers to it. Bundling says them in the descriptions, where integrators read.
 */
import {
  isObject,
  listOf,
  membersOf,
  operationsOf,
  type Finding,
  type Json,
  type JsonObject,
} from './contract-document.ts';

const namesOf = (codes: Json | undefined): string =>
  listOf(codes)
    .map((code) => `\`${String(code)}\``)
    .join(', ');

function say(node: JsonObject, sentence: string): void {
  const own = typeof node.description === 'string' ? node.description.trimEnd() : '';
  if (!own.includes(sentence)) node.description = `${own}\n\n${sentence}`;
}

/** Adds the codes to the descriptions of operations and of shared answers. */
export function sayErrorCodes(document: JsonObject): void {
  for (const { operation } of operationsOf(document)) {
    const byStatus = membersOf(operation['x-error-codes']);
    const listed = byStatus.map(([status, codes]) => `${status} ${namesOf(codes)}`);
    if (listed.length > 0) say(operation, `**Error codes:** ${listed.join('; ')}.`);
  }
  const components = isObject(document.components) ? document.components : {};
  for (const [, answer] of membersOf(components.responses))
    if (isObject(answer) && listOf(answer['x-error-codes']).length > 0)
      say(answer, `Codes: ${namesOf(answer['x-error-codes'])}.`);
}

/** A code is listed under a status that the operation answers with, once. */
export function errorCodesPlaced(document: JsonObject): Finding[] {
  return operationsOf(document).flatMap(({ operation, at }) =>
    membersOf(operation['x-error-codes'])
      .filter(([status, codes]) => {
        const names = listOf(codes);
        const isOnce = names.length > 0 && new Set(names).size === names.length;
        return operation.responses[status] === undefined || !isOnce;
      })
      .map(([status]) => ({
        message: `${operation.operationId} lists codes of ${status}: it must name that answer, and each code once.`,
        at: [...at, 'x-error-codes', status],
      })),
  );
}
