import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { fieldMessage } from './field-message.ts';
import type { Contract, JsonObject, Operation } from './load-contract.ts';

export interface FieldError {
  field: string;
  message: string;
}

/** Compiled checks of one operation. Each answers the errors it found, or null. They fill in defaults. */
export interface OperationValidators {
  path: Check;
  query: Check;
  header: Check;
  /** By media type. */
  body: Record<string, Check>;
  /** Undefined when the contract knows no such status or type. */
  response: (status: number, mediaType: string | null) => Check | undefined;
}

export type Check = (value: unknown) => FieldError[] | null;

const documentId = 'contract';
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

/** Text with blanks around it is no reason to refuse an address: the accounts domain trims it. */
const email =
  /^\s*[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+\s*$/i;

/** Addresses below `.invalid` belong to nobody (RFC 2606); deleted accounts have one, which nobody else may take. */
const newEmail = new RegExp(`(?!.*\\.invalid\\s*$)${email.source}`, 'i');

/** Without a check of schemas: it would look at the document's outermost object alone, which is none. */
function makeAjv(document: JsonObject, extra: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    allErrors: true,
    useDefaults: true,
    verbose: true,
    // V8 drops what is never used as well, when a check turns out to be called often.
    code: { optimize: false },
    ...extra,
  });
  addFormats(ajv);
  ajv.addFormat('email', email);
  ajv.addFormat('binary', true);
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    // The library's own check calls `toString` of the items, which a body may have set to anything.
    validate: (wanted: boolean, items: unknown[]) =>
      !wanted || new Set(items.map((item) => JSON.stringify(item))).size === items.length,
    error: { message: 'must not hold the same item twice' },
  });
  ajv.addSchema(document, documentId);
  return ajv;
}

const compiled = new WeakMap<Contract, Map<string, OperationValidators>>();

/** The checks of every operation, one set for a contract, however many apps serve it. */
export function validatorsOf(contract: Contract): Map<string, OperationValidators> {
  const known = compiled.get(contract) ?? compileValidators(contract);
  compiled.set(contract, known);
  return known;
}

/**
 * Each check is compiled once, when first needed: all at once would slow the start. So would the compilers, each of which walks
 * through the whole document.
 */
function compileValidators(contract: Contract): Map<string, OperationValidators> {
  const answers = once(() => makeAjv(contract.document, {}));
  // Bodies are closed in the contract. What it does not name is dropped before a handler sees it (decision 0003).
  const bodies = once(() =>
    makeAjv(contract.document, { removeAdditional: true }).addFormat('email', newEmail),
  );
  const text = once(() => makeAjv(contract.document, { coerceTypes: true }));
  // Counting code points of a data URL would hold everybody up for a quarter of a second; its length will do there. The
  // library calls the option deprecated, hence no logger.
  const long = once(() =>
    makeAjv(contract.document, { unicode: false, logger: false, removeAdditional: true }),
  );
  const answerAt = checksOf(answers);
  const [bodyAt, longAt] = [checksOf(bodies), checksOf(long)];
  return new Map(
    contract.operations.map((operation) => [
      operation.id,
      compileOperation(operation, { answerAt, bodyAt: operation.carriesPicture ? longAt : bodyAt, text }),
    ]),
  );
}

type CheckAt = (pointer: string) => Check;

/** The checks of a compiler by where their schemas lie in the document: most failures are the same for all operations. */
function checksOf(ajv: () => Ajv2020): CheckAt {
  const checks = new Map<string, Check>();
  return (pointer) => {
    const check = checks.get(pointer) ?? lazily(() => ajv().compile({ $ref: `${documentId}${pointer}` }));
    checks.set(pointer, check);
    return check;
  };
}

interface Compilers {
  answerAt: CheckAt;
  bodyAt: CheckAt;
  text: () => Ajv2020;
}

function compileOperation(operation: Operation, { answerAt, bodyAt, text }: Compilers): OperationValidators {
  const of = (where: ParameterLocation): Check => {
    const wanted = operation.parameters.filter((parameter) => parameter.in === where);
    return wanted.length === 0 ? nothingWanted : lazily(() => text().compile(parameterSchema(wanted, where)));
  };
  const responses = mapValues(operation.responseTypes, (types) => mapValues(types, answerAt));
  return {
    path: of('path'),
    query: of('query'),
    header: of('header'),
    body: mapValues(operation.requestTypes, bodyAt),
    response: (status, mediaType) => {
      const types = responses[String(status)];
      if (!types) return undefined;
      if (mediaType === null) return Object.keys(types).length === 0 ? () => null : undefined;
      return types[mediaType];
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function lazily(compile: () => ValidateFunction): Check {
  const compiledOnce = once(compile);
  return (value) => {
    const validate = compiledOnce();
    return validate(value) ? null : errorsOf(validate);
  };
}

const nothingWanted: Check = () => null;

type ParameterLocation = 'path' | 'query' | 'header';

function parameterSchema(wanted: Operation['parameters'], where: ParameterLocation): JsonObject {
  const key = (name: string): string => (where === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(wanted.map(({ name, schema }) => [key(name), rebase(schema)])),
    required: wanted.filter(({ required }) => required).map(({ name }) => key(name)),
  };
}

/** A schema taken out of the document still points into it. */
function rebase(schema: JsonObject): JsonObject {
  return typeof schema.$ref === 'string' ? { ...schema, $ref: `${documentId}${schema.$ref}` } : schema;
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function errorsOf(validate: ValidateFunction): FieldError[] {
  const errors = (validate.errors ?? []).filter((error) => error.keyword !== 'if');
  return errors.slice(0, 20).map((error) => ({ field: fieldOf(error), message: fieldMessage(error) }));
}

/** `/items/0/price` as people write it: `items[0].price`. */
function fieldOf(error: ErrorObject): string {
  const missing = error.keyword === 'required' ? `/${String(error.params.missingProperty)}` : '';
  return `${error.instancePath}${missing}`
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (text, step) => (/^\d+$/.test(step) ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
      '',
    );
}
