/** Each rule of redocly.yaml finds what it is there to find. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');

/** A small contract in which nothing is wrong. */
const sound = `
openapi: 3.1.0
info: { title: Small, version: 1.0.0, license: { name: Proprietary, identifier: LicenseRef-Proprietary } }
servers: [{ url: /api }]
tags: [{ name: things, description: Things. }]
security: [{ bearer: [] }]
paths:
  /things/{thing_id}:
    put:
      operationId: changeThing
      tags: [things]
      summary: Change a thing
      description: Only what is sent changes.
      x-access: [user]
      security: [{ bearer: [] }, { key: [] }]
      parameters:
        - { name: thing_id, in: path, required: true, description: The thing., schema: { type: string } }
        - { name: IdempotencyKey, in: header, description: The attempt., schema: { type: string } }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Thing' }, example: &thing { full_name: A thing } } }
      responses:
        '200':
          description: The thing as changed.
          content: { application/json: { schema: { $ref: '#/components/schemas/Thing' }, example: *thing } }
        '400': { $ref: '#/components/responses/Problem' }
        '401': { $ref: '#/components/responses/Problem' }
        '403': { $ref: '#/components/responses/Problem' }
        '404': { $ref: '#/components/responses/Problem' }
        '409': { $ref: '#/components/responses/Problem' }
        '413': { $ref: '#/components/responses/Problem' }
        '415': { $ref: '#/components/responses/Problem' }
        '429': { $ref: '#/components/responses/Problem' }
        '500': { $ref: '#/components/responses/Problem' }
        '503': { $ref: '#/components/responses/Problem' }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
    key: { type: http, scheme: bearer }
  responses:
    Problem:
      description: It went wrong somehow.
      content: { application/problem+json: { schema: { type: object }, example: {} } }
  schemas:
    Thing:
      type: object
      description: A thing.
      required: [full_name]
      additionalProperties: false
      properties:
        full_name: { type: string, description: How it is called., examples: [A thing] }
`;

const without = (status: string) => (text: string) => text.replace(new RegExp(`\n +'${status}':.*`), '');
const replaced = (from: string, to: string) => (text: string) => text.replace(from, to);

const broken: [rule: string, what: string, change: (text: string) => string][] = [
  [
    'contract/response-fields-required',
    'a field that may be absent',
    replaced('required: [full_name]', 'required: []'),
  ],
  ['contract/request-bodies-closed', 'an open body', replaced('additionalProperties: false', '')],
  [
    'contract/request-bodies-described',
    'a body without a description',
    replaced('description: A thing.', ''),
  ],
  [
    'contract/problems-are-problems',
    'a problem as plain JSON',
    replaced('application/problem+json', 'application/json'),
  ],
  ['contract/one-style-of-names', 'a field in camelCase', (text) => text.replaceAll('full_name', 'fullName')],
  [
    'contract/one-style-of-names',
    'a parameter in camelCase',
    (text) => text.replaceAll('thing_id', 'thingId'),
  ],
  ['contract/bodies-have-examples', 'an answer without an example', replaced(', example: *thing', '')],
  [
    'no-invalid-media-type-examples',
    'an example that is not of its schema',
    replaced('&thing { full_name: A thing }', '&thing { full_name: 1 }'),
  ],
  [
    'no-invalid-schema-examples',
    'an example of another type',
    replaced('examples: [A thing]', 'examples: [1]'),
  ],
  [
    'contract/fields-described',
    'a field without a description',
    replaced('description: How it is called., ', ''),
  ],
  [
    'contract/operations-described',
    'an operation without a description',
    replaced('      description: Only what is sent changes.\n', ''),
  ],
  [
    'contract/error-codes-placed',
    'an error code under a status that is no answer',
    replaced('x-access: [user]', "x-access: [user]\n      x-error-codes: { '422': [things.bad] }"),
  ],
  ['contract/answers-described', 'an answer of two words', replaced('The thing as changed.', 'The thing.')],
  ['parameter-description', 'a parameter without a description', replaced('description: The thing.,', '')],
  ['operation-summary', 'an operation without a summary', replaced('summary: Change a thing', '')],
  ['operation-operationId', 'an operation without a name', replaced('operationId: changeThing', '')],
  ['tag-description', 'a tag without a description', replaced(', description: Things.', '')],
  [
    'request-mime-type',
    'a body of an unusual type',
    replaced('application/json: { schema', 'text/yaml: { schema'),
  ],
  ...['400', '401', '403', '404', '409', '413', '415', '429', '500', '503'].map(
    (status): [string, string, (text: string) => string] => [
      'contract/problem-responses-complete',
      `an operation without ${status}`,
      without(status),
    ],
  ),
  [
    'contract/problem-responses-complete',
    'a public write that knows who calls, without 403',
    (text) => without('403')(text).replace('x-access: [user]', 'x-access: [public, user]'),
  ],
];

interface Report {
  problems: { ruleId: string }[];
}

let directory: string;
/** By the order of the files: which rules found something. */
let found: string[][];

/** One run over all of them: starting redocly takes longer than its work. It prints one report after another. */
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'wickwise-lint-'));
  const texts = [sound, ...broken.map(([, , change]) => change(sound))];
  const files = texts.map((_text, index) => join(directory, `${index}.yaml`));
  texts.forEach((text, index) => writeFileSync(files[index] ?? '', text));
  found = lint(files)
    .split(/(?<=^\})(?=\{)/m)
    .map((report) => (JSON.parse(report) as Report).problems.map(({ ruleId }) => ruleId));
});
afterAll(() => rmSync(directory, { recursive: true }));

function lint(files: string[]): string {
  const config = ['--config', 'redocly.yaml', '--format', 'json', '--max-problems', '1000'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    return execFileSync('node_modules/.bin/redocly', ['lint', ...files, ...config], {
      cwd: root,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    // It ends with 1 because it found something.
    return (error as { stdout: string }).stdout;
  }
}

describe('the rules of the contract', () => {
  it('change every example that is to be found', () => {
    for (const [, what, change] of broken) expect([what, change(sound) === sound]).toEqual([what, false]);
    for (const [, , change] of broken) expect(() => parse(change(sound)) as unknown).not.toThrow();
  });

  it('find nothing where nothing is wrong', () => {
    expect(found).toHaveLength(broken.length + 1);
    expect(found[0]).toEqual([]);
  });

  it.each(broken.map(([rule, what], index) => [rule, what, index + 1] as const))(
    '%s finds %s',
    (rule, _what, index) => {
      expect(found[index]).toContain(rule);
    },
  );
});
