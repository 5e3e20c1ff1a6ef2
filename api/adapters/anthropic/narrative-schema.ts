import { replyCheck } from './reply-check.ts';

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

/** The reply as the schema has it, or what about it is not so. */
export const checkNarrativeReply = replyCheck<NarrativeReply>(narrativeSchema, 'schema');
