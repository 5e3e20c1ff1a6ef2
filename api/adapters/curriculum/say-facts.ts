import { stem, subjectOf, wordsOf } from './words.ts';

const MAX_FACTS = 12;

/** What a question about the own chart wants, and which facts answer it, by how they begin or what they say. */
const WANTS: readonly { asked: RegExp; facts: RegExp }[] = [
  {
    asked:
      /\b(?:why|how|where|explain|what)\b.*\b(?:my|the plan'?s) (?:stop|entry|target|take[ -]profit)\b.*|\bmy (?:stop|entry|target|take[ -]profit)\b.*\bthere\b/i,
    facts: /^(?:Trade plan|Why the plan|Risk\/reward|Volatility|Nearest)/,
  },
  { asked: /\bfib\w*\b/i, facts: /^Fibonacci/ },
  {
    asked: /\bhow (?:sure|certain|confident|reliable|accurate)\b|\b(?:confidence|certainty)\b/i,
    facts: /\bsure that the chart was read correctly\b/,
  },
  { asked: /\bbars? \d+/i, facts: /^Bar \d+/ },
];

/** Whether a question is about what the asker uploaded. */
function asksAboutOwn(question: string): boolean {
  if (/\bwhy (?:is|was|does|did)\b.*\bmy (?:stop|entry|target|take[ -]profit|plan)\b/i.test(question))
    return true;
  if (
    /\bhow (?:sure|certain|confident|reliable) (?:are you|is (?:this|that|it|the reading))\b/i.test(question)
  )
    return true;
  return /\b(my|this|that|the last|the latest|last|latest|our)\b[\w\s]{0,30}\b(analys[ie]s|chart|upload|picture|screenshot|plan|reading|setup|trade plan|result|trend|supports?|resistances?|levels?|fib\w*|confidence|bars?)\b/i.test(
    question,
  );
}

/**
 * The measured facts that a question about the asker's own analyses wants: those that share words with it, or all of
 * them. Null when the question is about something else.
 */
export function sayFacts(question: string, facts: readonly string[]): string | null {
  if (!asksAboutOwn(question)) return null;
  if (facts.length === 0) {
    return 'You have no completed analysis that I could read from. Analyze a chart first; then I can explain its measured values.';
  }
  const wanted = WANTS.find(({ asked }) => asked.test(question));
  const direct = wanted ? facts.filter((fact) => wanted.facts.test(fact)) : [];
  if (direct.length > 0) return listOf([...facts.slice(0, 1), ...direct.filter((fact) => fact !== facts[0])]);
  const general = new Set(
    ['analysi', 'chart', 'upload', 'picture', 'screenshot', 'reading', 'last', 'latest', 'result'].map(stem),
  );
  const subject = subjectOf(question).filter((word) => !general.has(word));
  const fitting = facts.filter((fact) => {
    const words = new Set(wordsOf(fact).map(stem));
    return subject.some((word) => words.has(word));
  });
  const shown = (fitting.length > 0 ? fitting : facts).slice(0, MAX_FACTS);
  return listOf(shown);
}

const listOf = (facts: readonly string[]): string =>
  ['This was measured or computed in your own analysis:', ...facts.map((fact) => `• ${fact}`)].join('\n');
