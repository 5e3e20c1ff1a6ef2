import { supportByAddress } from '../../domain/accounts/throttle-rules.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Lesson } from '../../domain/tutor/lesson.ts';
import { AnswerIndex, type Answerable } from '../../domain/visitors/answer-index.ts';
import type { RequestsThrottled } from '../../domain/visitors/contact-errors.ts';
import { faq } from '../../domain/shared-with-web/faq.ts';
import { moreFaq } from '../../domain/shared-with-web/more-faq.ts';
import { searchTerms } from '../../domain/visitors/search-terms.ts';
import type { LessonLibrary } from '../../ports/tutor/lesson-library.ts';
import type { ContactLimiter } from './contact-limiter.ts';

export interface SupportReply {
  answer: string;
  sources: { kind: 'faq' | 'lesson'; title: string; href: string }[];
  /** Nothing matches: the visitor is referred to the contact form. */
  handover: boolean;
}

interface Source extends Answerable {
  kind: 'faq' | 'lesson';
  href: string;
  lesson?: Lesson;
}

const NO_ANSWER =
  'Our questions and lessons have no answer to that. A person can help: send it with the contact form, and we answer by email.';

/** A lesson answers before a page of questions only when it covers the question clearly better. */
const LESSON_LEAD = 0.1;

interface Deps {
  contactLimiter: ContactLimiter;
  library: Pick<LessonLibrary, 'all'>;
}

/** Answers from the published questions and from the lessons, with where it is from; never makes an answer up. */
export class AskSupport {
  private readonly deps: Deps;
  private readonly questions: AnswerIndex<Source>;
  private readonly lessons: AnswerIndex<Source>;

  constructor(deps: Deps) {
    this.deps = deps;
    const entries = [...faq, ...moreFaq];
    this.questions = new AnswerIndex(entries.map((one) => ({ ...one, kind: 'faq', href: `/faq#${one.id}` })));
    this.lessons = new AnswerIndex(deps.library.all().map(sourceOf));
  }

  /** `address`: network address of the caller. */
  async run(input: { question: string; address: string }): Promise<Result<SupportReply, RequestsThrottled>> {
    const counted = await this.deps.contactLimiter.count([
      { rule: supportByAddress, subject: input.address },
    ]);
    return counted.ok ? ok(this.reply(input.question)) : counted;
  }

  private reply(question: string): SupportReply {
    const asked = this.questions.find(question);
    const taught = this.lessons.find(question);
    const best = taught && taught.score > (asked?.score ?? 0) + LESSON_LEAD ? taught : asked;
    if (!best) return { answer: NO_ANSWER, sources: [], handover: true };
    const { kind, question: title, href, answer, lesson } = best.entry;
    const text = lesson ? sayLesson(lesson, question) : answer;
    return { answer: text, sources: [{ kind, title, href }], handover: false };
  }
}

function sourceOf(lesson: Lesson): Source {
  const terms = lesson.terms.map(({ term }) => term).join(' ');
  return {
    kind: 'lesson',
    href: `/ai-tutor/lessons/${lesson.id}`,
    question: lesson.title,
    keywords: `${terms} ${lesson.topic}`,
    answer: [lesson.summary, ...lesson.terms.map(({ meaning }) => meaning)].join(' '),
    lesson,
  };
}

/** The definition that was asked for, if any, and what the lesson is about. */
function sayLesson({ title, summary, terms }: Lesson, question: string): string {
  const words = new Set(searchTerms(question));
  const asked = terms.find(({ term }) => searchTerms(term).every((word) => words.has(word)));
  const about = `The lesson “${title}” is about this. ${summary}`;
  return asked ? `${asked.term}: ${asked.meaning}\n\n${about}` : about;
}
