import { readFileSync } from 'node:fs';
import type { Role } from '../../../domain/shared/role.ts';
import type { OperationId } from '../handler.ts';

/** JSON as parsed. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export type Access = 'public' | Role;

/** One operation of the contract, with what the guard needs to know of it. */
export interface Operation {
  id: OperationId;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As in the contract: `/files/{file_id}`, below /api. */
  path: string;
  access: Access[];
  /** The account needs this plan too; admins always have it. */
  tier: 'expert' | null;
  /** An API key needs one of these scopes; none: no key opens the operation. */
  keyScopes: string[];
  /**
   * The query parameter that lets in whoever holds a signed address, without signing in; the handler checks it. Null: nobody
   * comes in so.
   */
  signedBy: string | null;
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonObject }[];
  /** Accepted media types of the body, each with the JSON pointer of its schema; empty when there is no body. */
  requestTypes: Record<string, string>;
  /** By status and media type, the JSON pointer of the schema; an empty record is an answer without body. */
  responseTypes: Record<string, Record<string, string>>;
  /** By status, the headers that an answer may carry by the contract, in lower case, and whether it must. */
  responseHeaders: Record<string, Record<string, 'must' | 'may'>>;
  /** The codes of failures that it may answer with: its own, and those of the shared answers it refers to. */
  errorCodes: ReadonlySet<string>;
  /** Open to staff who have yet to set the second factor up that the platform asks for. */
  whileEnrolling: boolean;
  /** Staff must have given the password a short while ago. */
  recentProof: boolean;
  /** The handler wants the body's bytes too, as a signature is over them. */
  rawBody: boolean;
  /** The JSON body may hold a picture as a data URL. */
  carriesPicture: boolean;
  /** Largest JSON body, in bytes. */
  bodyLimit: number;
}

export interface Contract {
  document: JsonObject;
  operations: Operation[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const plainBodyLimit = 100 * 1024;
/** Room for a picture of 10 MiB as base64 and some fields. */
const pictureBodyLimit = 15 * 1024 * 1024;

/** Reads the bundled contract and lists its operations. It is read as JSON, which takes a hundredth of the time of YAML. */
export function loadContract(path = new URL('../generated/openapi.json', import.meta.url)): Contract {
  const document = JSON.parse(readFileSync(path, 'utf8')) as JsonObject;
  const operations = Object.entries(document.paths as Record<string, JsonObject>).flatMap(([route, item]) =>
    methods.flatMap((method) =>
      item[method] ? [readOperation(document, route, method, item[method] as JsonObject)] : [],
    ),
  );
  return { document, operations };
}

function readOperation(
  document: JsonObject,
  path: string,
  method: (typeof methods)[number],
  raw: JsonObject,
): Operation {
  const here = `#/paths/${escapePointer(path)}/${method}`;
  const body = raw.requestBody as JsonObject | undefined;
  const picture = carriesPicture(document, body);
  const requestTypes = body ? schemaPointers(body, `${here}/requestBody`) : {};
  return {
    id: raw.operationId as OperationId,
    method,
    path,
    access: raw['x-access'] as Access[],
    tier: (raw['x-tier'] as 'expert' | undefined) ?? null,
    keyScopes: ((raw.security ?? []) as Record<string, string[]>[]).flatMap(({ key }) => key ?? []),
    signedBy: (raw['x-signed-url'] as string | undefined) ?? null,
    parameters: ((raw.parameters ?? []) as JsonObject[]).map((parameter) =>
      readParameter(document, parameter),
    ),
    requestTypes,
    responseTypes: Object.fromEntries(
      Object.entries(raw.responses as Record<string, JsonObject>).map(([status, response]) => {
        const pointer = (response.$ref as string | undefined) ?? `${here}/responses/${status}`;
        return [status, schemaPointers(resolve(document, response), pointer)];
      }),
    ),
    responseHeaders: Object.fromEntries(
      Object.entries(raw.responses as Record<string, JsonObject>).map(([status, response]) => [
        status,
        headersOf(resolve(document, response)),
      ]),
    ),
    errorCodes: errorCodesOf(document, raw),
    whileEnrolling: raw['x-while-enrolling'] === true,
    recentProof: raw['x-recent-proof'] === true,
    rawBody: raw['x-raw-body'] === true,
    carriesPicture: picture,
    bodyLimit: picture ? pictureBodyLimit : plainBodyLimit,
  };
}

function errorCodesOf(document: JsonObject, raw: JsonObject): Set<string> {
  const own = Object.values((raw['x-error-codes'] ?? {}) as Record<string, string[]>);
  const shared = Object.values(raw.responses as Record<string, JsonObject>).map(
    (response) => (resolve(document, response)['x-error-codes'] ?? []) as string[],
  );
  return new Set([...own, ...shared].flat());
}

function readParameter(document: JsonObject, raw: JsonObject): Operation['parameters'][number] {
  const parameter = resolve(document, raw);
  return {
    name: parameter.name as string,
    in: parameter.in as 'path' | 'query' | 'header',
    required: parameter.required === true,
    schema: parameter.schema as JsonObject,
  };
}

function headersOf(response: JsonObject): Record<string, 'must' | 'may'> {
  const declared = (response.headers ?? {}) as Record<string, JsonObject>;
  return Object.fromEntries(
    Object.entries(declared).map(([name, header]) => [
      name.toLowerCase(),
      header.required === true ? 'must' : 'may',
    ]),
  );
}

function schemaPointers(holder: JsonObject, pointer: string): Record<string, string> {
  const content = (holder.content ?? {}) as Record<string, JsonObject>;
  return Object.fromEntries(
    Object.keys(content).map((type) => [type, `${pointer}/content/${escapePointer(type)}/schema`]),
  );
}

/** A body that may hold a data URL: it has a string field longer than any text. */
function carriesPicture(document: JsonObject, body: JsonObject | undefined): boolean {
  const json = (body?.content as Record<string, JsonObject> | undefined)?.['application/json'];
  if (!json) return false;
  const schema = resolve(document, json.schema as JsonObject);
  return Object.values((schema.properties ?? {}) as Record<string, JsonObject>).some(
    (property) => typeof property.maxLength === 'number' && property.maxLength > 1_000_000,
  );
}

function resolve(document: JsonObject, node: JsonObject): JsonObject {
  if (typeof node.$ref !== 'string') return node;
  const steps = node.$ref.slice(2).split('/').map(unescapePointer);
  return steps.reduce<Json>((at, step) => (at as JsonObject)[step] ?? null, document) as JsonObject;
}

const escapePointer = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapePointer = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
