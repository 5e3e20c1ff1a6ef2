import { Ajv2020 } from 'ajv/dist/2020.js';
import { err, ok, type Result } from '../../domain/shared/result.ts';

/** What the model is asked to reply. */
export interface NarrativeReply {
  strategy: string;
  summary: string;
  observations: { topic: string; text: string }[];
}

const TOPICS = [
  'reading',
  'trend',
  'structure',
  'levels',
  'volatility',
  'momentum',
  'patterns',
  'plan',
  'regime',
  'outlook',
  'not_measured',
];

/** The schema that stands in the prompt and that the reply is checked against. */
export const narrativeSchema = {
  type: 'object',
  required: ['strategy', 'summary', 'observations'],
  additionalProperties: false,
  properties: {
    strategy: { type: 'string', minLength: 1, maxLength: 1500 },
    summary: { type: 'string', minLength: 1, maxLength: 1500 },
    observations: {
      type: 'array',
      maxItems: TOPICS.length,
      items: {
        type: 'object',
        required: ['topic', 'text'],
        additionalProperties: false,
        properties: { topic: { enum: TOPICS }, text: { type: 'string', minLength: 1, maxLength: 800 } },
      },
    },
  },
} as const;

const ajv = new Ajv2020();
const follows = ajv.compile<NarrativeReply>(narrativeSchema);

/** The reply as the schema has it, or what about it is not so. */
export function checkNarrativeReply(value: unknown): Result<NarrativeReply, string> {
  if (follows(value)) return ok(value);
  return err(
    `The model's reply does not follow the schema: ${ajv.errorsText(follows.errors, { dataVar: 'reply' })}`,
  );
}
