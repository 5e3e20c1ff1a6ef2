import { err, ok, type Result } from '../../domain/shared/result.ts';

/** What is said of a reply that holds no JSON object. */
export const NO_JSON = 'Failed to parse JSON response from model';

/**
 * The JSON object of a model's reply: the reply itself, else what a fenced block holds, else the first balanced object
 * within the prose that is one.
 */
export function parseJsonReply(reply: string): Result<object, typeof NO_JSON> {
  const fenced = /```(?:json)?[ \t]*\r?\n?([\s\S]*?)```/i.exec(reply)?.[1];
  for (const candidate of [reply, fenced ?? '', ...objectsIn(fenced ?? ''), ...objectsIn(reply)]) {
    const value = parsed(candidate);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return ok(value);
  }
  return err(NO_JSON);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The texts from a brace that has its partner to that partner, in order; braces within strings do not count. */
function* objectsIn(text: string): Generator<string> {
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    const end = partnerOf(text, start);
    if (end !== null) yield text.slice(start, end + 1);
  }
}

function partnerOf(text: string, start: number): number | null {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at;
  }
  return null;
}
