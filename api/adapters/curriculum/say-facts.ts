import { stem, subjectOf, wordsOf } from './words.ts';

const MAX_FACTS = 12;

/** Whether a question is about what the asker uploaded. */
function asksAboutOwn(question: string): boolean {
  return /\b(my|this|that|the last|the latest|last|latest|our)\b[\w\s]{0,30}\b(analys[ie]s|chart|upload|picture|screenshot|plan|reading|setup|trade plan|result)\b/i.test(
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
  const general = new Set(
    ['analysi', 'chart', 'upload', 'picture', 'screenshot', 'reading', 'last', 'latest', 'result'].map(stem),
  );
  const subject = subjectOf(question).filter((word) => !general.has(word));
  const fitting = facts.filter((fact) => {
    const words = new Set(wordsOf(fact).map(stem));
    return subject.some((word) => words.has(word));
  });
  const shown = (fitting.length > 0 ? fitting : facts).slice(0, MAX_FACTS);
  return ['This was measured or computed in your own analysis:', ...shown.map((fact) => `• ${fact}`)].join(
    '\n',
  );
}
