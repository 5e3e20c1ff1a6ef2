import { asksForAdvice, NO_ADVICE } from '../../domain/shared/advice-question.ts';
import { statedFacts } from '../../domain/analysis/narrative/untraced-numerals.ts';
import type { NarrativeFacts } from '../../domain/analysis/narrative/facts.ts';
import type { TutorPart, TutorQuestion, TutorVoice } from '../../ports/tutor/tutor-voice.ts';
import { isTraced, leftOutText, ownSentences, wordsOf } from './keep-traced.ts';
import type { MessagesClient } from './messages-client.ts';
import { nothingLeft } from './provider-failure.ts';
import type { ProviderReports } from './provider-reports.ts';
import { SentenceBuffer, sentencesOf } from './sentences.ts';
import { tutorMessages, tutorSystem, type CurriculumAnswer } from './tutor-prompt.ts';

interface Deps {
  client: MessagesClient;
  curriculum: TutorVoice;
  reports: ProviderReports;
}

/** How much of a model's answer is taken, in characters; a model may overrun the tokens it was allowed. */
const LONGEST_ANSWER = 6000;

/** What became of a model's answer so far. */
interface Sent {
  sentences: string[];
  leftOut: number;
  tooLong: boolean;
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
    if (curriculum.courtesy) {
      yield { kind: 'text', text: curriculum.text };
      yield { kind: 'unanswered', courtesy: true };
      return;
    }
    const sent: Sent = { sentences: [], leftOut: 0, tooLong: false };
    const refusal = asksForAdvice(question.turns.at(-1)?.content ?? '') ? `${NO_ADVICE}\n\n` : '';
    // The curriculum's answer begins with the same refusal.
    const spoken = curriculum.text.startsWith(refusal)
      ? curriculum.text.slice(refusal.length)
      : curriculum.text;
    if (refusal !== '') yield { kind: 'text', text: refusal };
    try {
      for await (const text of this.#traced(question, curriculum, sent)) {
        sent.sentences.push(text);
        yield { kind: 'text', text };
      }
      if (saidNothing(sent)) throw nothingLeft();
      const notice = noticeOf(sent);
      if (notice !== '') yield { kind: 'notice', text: notice };
    } catch (error) {
      if (question.signal?.aborted) return;
      const { forLearner } = await this.deps.reports.tell('tutor', error);
      if (saidNothing(sent)) {
        yield { kind: 'notice', text: forLearner };
        yield { kind: 'text', text: spoken };
        if (!curriculum.answered) yield { kind: 'unanswered' };
      } else {
        const rest = withoutSaid(spoken, sent.sentences);
        yield { kind: 'notice', text: rest === '' ? `${BROKE_OFF}.` : `${BROKE_OFF}; ${REST_FROM_LESSONS}` };
        if (rest !== '') yield { kind: 'text', text: `\n\n${rest}` };
      }
    }
    if (curriculum.lessons.length > 0) yield { kind: 'lessons', lessons: curriculum.lessons };
  }

  async #consult(question: TutorQuestion): Promise<CurriculumAnswer> {
    const answer: CurriculumAnswer = { text: '', lessons: [], answered: true, courtesy: false };
    for await (const part of this.deps.curriculum.answer(question)) {
      if (part.kind === 'text') answer.text += part.text;
      else if (part.kind === 'lessons') answer.lessons.push(...part.lessons);
      else if (part.kind === 'unanswered') {
        answer.answered = false;
        answer.courtesy = part.courtesy === true;
      }
    }
    return answer;
  }

  /** The model's words sentence by sentence, without those in no permitted form or with numbers from nowhere. */
  async *#traced(question: TutorQuestion, curriculum: CurriculumAnswer, sent: Sent): AsyncGenerator<string> {
    const taught = groundOf(question, curriculum);
    const withQuestion = withNumbersOf(question, taught);
    const own = ownSentences(curriculum.text, ...question.facts);
    const buffer = new SentenceBuffer();
    const onlyTraced = (sentences: string[]) =>
      sentences.filter((sentence) => {
        const traced = isTraced(sentence, {
          facts: NAMES_THE_ASKER.test(sentence) ? withQuestion : taught,
          own,
        });
        if (!traced) sent.leftOut++;
        return traced;
      });
    const { temperature = 0, signal } = question;
    const messages = tutorMessages(question, curriculum);
    let room = LONGEST_ANSWER;
    for await (const piece of this.deps.client.stream({
      system: tutorSystem,
      messages,
      temperature,
      signal,
    })) {
      yield* onlyTraced(buffer.push(piece.slice(0, room)));
      sent.tooLong = piece.length > room;
      if (sent.tooLong) break;
      room -= piece.length;
    }
    // An answer ended by us ends with a whole sentence.
    if (!sent.tooLong) yield* onlyTraced(buffer.flush());
    if (sent.leftOut > 0) this.deps.reports.leftOut('tutor', sent.leftOut);
  }
}

const BROKE_OFF = "The AI provider's answer broke off";
const REST_FROM_LESSONS = 'the rest is from the built-in lessons.';
const TOO_LONG = 'The answer was ended here, at its greatest length.';

const saidNothing = ({ sentences }: Sent) => sentences.every((sentence) => sentence.trim() === '');

/** The note below a complete answer; empty when there is none. */
function noticeOf({ leftOut, tooLong }: Sent): string {
  return [...(leftOut > 0 ? [leftOutText(leftOut)] : []), ...(tooLong ? [TOO_LONG] : [])].join(' ');
}

/** A text without the sentences that were said already, however they were spaced, marked or capitalised. */
function withoutSaid(text: string, said: string[]): string {
  const known = new Set(said.map(wordsOf));
  return sentencesOf(text)
    .filter((sentence) => !known.has(wordsOf(sentence)))
    .join('')
    .trim();
}

/** A sentence that says whose numbers it repeats. */
const NAMES_THE_ASKER = /\bthe question\b/i;

/** A symbol as the measurements name it: "BTC/USDT". */
const PAIR = /\b[A-Z]{2,10}\/[A-Z]{2,10}\b/g;

/** All numbers that an answer may name as its own: those of the curriculum and of the measurements. */
function groundOf({ facts }: TutorQuestion, curriculum: CurriculumAnswer): NarrativeFacts {
  const lessons = curriculum.lessons.map(({ title }) => title);
  const { values, words } = statedFacts([...facts, curriculum.text, ...lessons].join('\n'));
  return { values, words: [...words, ...facts.flatMap((fact) => fact.match(PAIR) ?? [])] };
}

/** The same and what the conversation named: a browser may send any conversation, so these stay the asker's. */
function withNumbersOf({ turns }: TutorQuestion, taught: NarrativeFacts): NarrativeFacts {
  const asked = statedFacts(turns.map(({ content }) => content).join('\n'));
  return { values: [...taught.values, ...asked.values], words: [...taught.words, ...asked.words] };
}
