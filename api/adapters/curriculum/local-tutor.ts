import { asksForAdvice, NO_ADVICE } from '../../domain/shared/advice-question.ts';
import { calculatorLessons } from '../../domain/tutor/calculators/calculation.ts';
import type { Lesson, LessonLink } from '../../domain/tutor/lesson.ts';
import type { TutorPart, TutorQuestion, TutorVoice } from '../../ports/tutor/tutor-voice.ts';
import type { Asked } from './calculator/asked.ts';
import { readCalculatorQuestion } from './calculator-question.ts';
import { sayCalculation } from './calculation-text.ts';
import { lessons } from './curriculum.ts';
import { compareTerms } from './compare.ts';
import { curriculumIndex } from './curriculum-index.ts';
import type { Hit, LessonIndex } from './lesson-index.ts';
import { politeReply, TAUGHT, withoutSubject } from './manners.ts';
import { otherLanguage, termsIn } from './other-languages.ts';
import { quote } from './quote.ts';
import { sayFacts } from './say-facts.ts';
import { subjectOf } from './words.ts';

/** An answer that stands on less than this share of the question's subject would answer another question. */
const MIN_COVERAGE = 0.55;
/** For a lesson that defines a term of the question: the other words may say what it is wanted for. */
const MIN_COVERAGE_OF_TERM = 0.35;
const LINKS = 3;

interface Answer {
  text: string;
  lessons: Lesson[];
  /** False when nothing was answered or computed. */
  answered: boolean;
  /** Reply to a greeting, thanks or a goodbye. */
  courtesy?: true;
}

/** Answers from the curriculum: quotes lessons, computes, and says so when the curriculum has no answer. */
export class LocalTutor implements TutorVoice {
  private get index(): LessonIndex {
    return curriculumIndex();
  }

  async *answer(question: TutorQuestion): AsyncIterable<TutorPart> {
    const { text, lessons: sources, answered, courtesy } = this.composeInAnyLanguage(question);
    for (const piece of piecesOf(text)) {
      if (question.signal?.aborted) return;
      yield { kind: 'text', text: piece };
      // Gives the piece away before the next one is made, so that readers see the answer grow.
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    if (!question.signal?.aborted && sources.length > 0) {
      yield { kind: 'lessons', lessons: sources.map(linkTo) };
    }
    if (!question.signal?.aborted && !answered) yield { kind: 'unanswered', ...(courtesy && { courtesy }) };
  }

  /** To another language first a sentence in it; what the lessons say to names such as RSI follows in English. */
  private composeInAnyLanguage(question: TutorQuestion): Answer {
    const asked = question.turns.at(-1)?.content ?? '';
    const foreign = otherLanguage(asked);
    if (foreign === null) return this.compose(question);
    const terms = termsIn(asked);
    const english = this.compose({ ...question, turns: [{ role: 'user', content: terms }] });
    if (terms === '' || !english.answered) return { text: foreign, lessons: [], answered: false };
    return { ...english, text: `${foreign}\n\n${english.text}` };
  }

  private compose(question: TutorQuestion): Answer {
    const asked = question.turns.at(-1)?.content ?? '';
    const polite = politeReply(asked);
    if (polite !== null) return { text: polite, lessons: [], answered: false, courtesy: true };
    const calculation = readCalculatorQuestion(asked);
    if (calculation) return answerCalculation(calculation);
    const hits = this.find(question, asked);
    const preface = asksForAdvice(asked) ? `${NO_ADVICE}\n\n` : '';
    const facts = sayFacts(asked, question.facts);
    if (facts) {
      const answered = question.facts.length > 0;
      return { text: `${preface}${facts}`, lessons: best(hits).slice(0, LINKS), answered };
    }
    const compared = compareTerms(asked, question.closedTopics ?? []);
    if (compared) return { ...compared, text: `${preface}${compared.text}`, answered: true };
    const greeting = hits.length === 0 ? withoutSubject(asked) : null;
    if (greeting !== null) return { text: greeting, lessons: [], answered: false };
    const [first] = best(hits);
    if (!first) return withoutAnswer(preface, hits);
    return this.quoteBest(preface, hits, question);
  }

  /** Hits for the question; when it leans on what was said before, for both together. */
  private find({ turns, topic }: TutorQuestion, asked: string): Hit[] {
    const before = turns.slice(0, -1).findLast(({ role }) => role === 'user')?.content;
    const leans = before !== undefined && leansOnBefore(asked);
    return this.index.search(leans ? `${asked} ${before}` : asked, topic);
  }

  private quoteBest(preface: string, hits: Hit[], { turns, closedTopics = [] }: TutorQuestion): Answer {
    const good = hits.filter(answers);
    const sources = best(hits).slice(0, LINKS);
    const open = good.filter(({ lesson }) => !closedTopics.includes(lesson.topic));
    const asked = turns.at(-1)?.content ?? '';
    const [hit] = open;
    const closedFirst = good[0] !== undefined && closedTopics.includes(good[0].lesson.topic);
    const closed = closedFirst && good[0] ? `${sayClosed(good[0].lesson)}\n\n` : '';
    if (!hit) return { text: `${preface}${closed.trim()}`, lessons: sources, answered: false };
    return { text: `${preface}${closed}${quote(hit, asked, this.index)}`, lessons: sources, answered: true };
  }
}

function answerCalculation(asked: Asked): Answer {
  if (asked.kind === 'incomplete') {
    const text = `I can compute that. Please name ${asked.needs}.`;
    return { text, lessons: lessonsNamed(calculatorLessons[asked.calculator]), answered: false };
  }
  if (!asked.outcome.ok) {
    const { field, reason } = asked.outcome.error;
    const opening = field === 'pair' ? 'I cannot compute that' : 'These numbers do not fit together';
    return { text: `${opening}: the ${field.replaceAll('_', ' ')} ${reason}.`, lessons: [], answered: false };
  }
  const calculation = asked.outcome.value;
  const [lesson] = lessonsNamed(calculatorLessons[calculation.calculator]);
  const source = lesson ? `\n\nThe lesson “${lesson.title}” (${lesson.topic}) explains the formulas.` : '';
  const notes = asked.notes.length === 0 ? '' : `\n\n${asked.notes.join('\n')}`;
  return {
    text: `${sayCalculation(calculation)}${notes}${source}`,
    lessons: lesson ? [lesson] : [],
    answered: true,
  };
}

function withoutAnswer(preface: string, hits: Hit[]): Answer {
  const near = hits.slice(0, LINKS).map(({ lesson }) => lesson);
  const names = near.map(({ title, topic }) => `“${title}” (${topic})`).join(', ');
  const nearest = near.length === 0 ? `It teaches ${TAUGHT}.` : `The nearest lessons are ${names}.`;
  return {
    text: `${preface}The curriculum has no answer to that. ${nearest}`,
    lessons: near,
    answered: false,
  };
}

function sayClosed({ title, topic, summary }: Lesson): string {
  return `The lesson “${title}” is about this: ${summary} It belongs to the topic ${topic}, which is available for Pro and Expert plans.`;
}

function answers({ coverage, named }: Hit): boolean {
  return coverage >= (named ? MIN_COVERAGE_OF_TERM : MIN_COVERAGE);
}

function best(hits: Hit[]): Lesson[] {
  const [top, ...others] = hits.filter(answers);
  if (!top) return [];
  return [top, ...others.filter(({ score }) => score >= top.score * 0.35)].map(({ lesson }) => lesson);
}

const lessonsNamed = (id: string): Lesson[] => lessons.filter((lesson) => lesson.id === id);
const linkTo = ({ id, topic, title }: Lesson): LessonLink => ({ id, topic, title });

/** `And how is it computed?`, `why?`: the subject stands in the turn before. */
function leansOnBefore(text: string): boolean {
  return (
    subjectOf(text).length === 0 || /^\W*(and|but|so|then)\b|\b(it|that|this|they|them|those)\b/i.test(text)
  );
}

/** Sentences, each with the blanks behind it. */
function piecesOf(text: string): string[] {
  return text.match(/[^\n]*?(?:[.!?:](?:\s+|$)|\n+|$)/g)?.filter((piece) => piece !== '') ?? [];
}
