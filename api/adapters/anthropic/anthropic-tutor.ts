import { statedFacts } from '../../domain/analysis/narrative/untraced-numerals.ts';
import type { NarrativeFacts } from '../../domain/analysis/narrative/facts.ts';
import type { TutorPart, TutorQuestion, TutorVoice } from '../../ports/tutor/tutor-voice.ts';
import { isTraced } from './keep-traced.ts';
import type { MessagesClient } from './messages-client.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { ProviderReports } from './provider-reports.ts';
import { SentenceBuffer } from './sentences.ts';
import { tutorMessages, tutorSystem, type CurriculumAnswer } from './tutor-prompt.ts';

interface Deps {
  client: MessagesClient;
  curriculum: TutorVoice;
  reports: ProviderReports;
}

/**
 * A model that explains what the curriculum says. The curriculum is asked first: its answer is what the model rests on,
 * what its numbers are checked against, and what is said in its place when it fails.
 */
export class AnthropicTutor implements TutorVoice {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async *answer(question: TutorQuestion): AsyncGenerator<TutorPart> {
    const curriculum = await this.#consult(question);
    const sent = { any: false, leftOut: 0 };
    try {
      for await (const text of this.#traced(question, curriculum, sent)) {
        sent.any ||= text.trim() !== '';
        yield { kind: 'text', text };
      }
      if (!sent.any) throw new ProviderFailure("The model's reply named numbers that could not be traced");
      if (sent.leftOut > 0) yield { kind: 'notice', text: leftOutText(sent.leftOut) };
    } catch (error) {
      if (question.signal?.aborted) return;
      yield { kind: 'notice', text: await this.deps.reports.tell('tutor', error) };
      yield { kind: 'text', text: sent.any ? `\n\n${curriculum.text}` : curriculum.text };
    }
    if (curriculum.lessons.length > 0) yield { kind: 'lessons', lessons: curriculum.lessons };
  }

  async #consult(question: TutorQuestion): Promise<CurriculumAnswer> {
    const answer: CurriculumAnswer = { text: '', lessons: [] };
    for await (const part of this.deps.curriculum.answer(question)) {
      if (part.kind === 'text') answer.text += part.text;
      else if (part.kind === 'lessons') answer.lessons.push(...part.lessons);
    }
    return answer;
  }

  /** The model's words sentence by sentence, without those whose numbers come from nowhere. */
  async *#traced(
    question: TutorQuestion,
    curriculum: CurriculumAnswer,
    sent: { leftOut: number },
  ): AsyncGenerator<string> {
    const facts = groundOf(question, curriculum);
    const buffer = new SentenceBuffer();
    const onlyTraced = (sentences: string[]) =>
      sentences.filter((sentence) => {
        const traced = isTraced(sentence, facts);
        if (!traced) sent.leftOut++;
        return traced;
      });
    const { temperature = 0, signal } = question;
    const messages = tutorMessages(question, curriculum);
    for await (const piece of this.deps.client.stream({ system: tutorSystem, messages, temperature, signal }))
      yield* onlyTraced(buffer.push(piece));
    yield* onlyTraced(buffer.flush());
    if (sent.leftOut > 0) this.deps.reports.leftOut('tutor', sent.leftOut);
  }
}

/** All numbers that an answer may name. */
function groundOf({ turns, facts }: TutorQuestion, curriculum: CurriculumAnswer): NarrativeFacts {
  const lessons = curriculum.lessons.map(({ title }) => title);
  return statedFacts(
    [...turns.map(({ content }) => content), ...facts, curriculum.text, ...lessons].join('\n'),
  );
}

function leftOutText(sentences: number): string {
  const what =
    sentences === 1 ? 'One sentence was left out: its' : `${sentences} sentences were left out: their`;
  return `${what} numbers stand neither in your question, nor in a lesson, nor in your measurements.`;
}
