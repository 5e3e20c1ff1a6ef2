import type { LearningEvent } from './progress.ts';
import { eventAt, eventsOfQuiz, progressByTopic } from './progress.ts';
import { choice } from './quiz/question.ts';
import type { Graded } from './quiz/quiz.ts';

const at = new Date('2026-11-23T10:00:00Z');
const later = new Date('2026-11-23T10:22:30Z');
const lessons = [
  { id: 'rsi', topic: 'Technical Analysis' },
  { id: 'macd', topic: 'Technical Analysis' },
  { id: 'drawdown', topic: 'Risk Management' },
] as const;

const ask = (lessonId: string | null) =>
  choice({ key: 'k', prompt: 'Which?', explanation: 'This.', lessonId }, ['right', 'wrong'], (all) => all);
const graded = (lessonId: string | null, correct: boolean): Graded => ({
  question: ask(lessonId),
  given: correct ? 'a' : 'b',
  correct,
});
const nothing = { events: [], quizzes: [], cardsDue: new Map<string, number>() };
const technical = (events: LearningEvent[]) => progressByTopic(lessons, { ...nothing, events })[0];

describe('an answered quiz', () => {
  it('is one event, and one for each lesson with all questions right, at the quarter of the hour', () => {
    const results = [graded('rsi', true), graded('macd', true), graded('macd', false), graded(null, true)];
    const quarter = new Date('2026-11-23T10:15:00Z');
    expect(eventsOfQuiz(results, later)).toEqual([
      { kind: 'quiz', lessonId: null, at: quarter },
      { kind: 'passed', lessonId: 'rsi', at: quarter },
    ]);
  });
});

describe('progress in a topic', () => {
  it('is there before anything was done', () => {
    expect(progressByTopic(lessons, nothing)).toEqual([
      { topic: 'Technical Analysis', lessons: 2, lessonsDone: 0, asked: 0, right: 0, cardsDue: 0 },
      { topic: 'Risk Management', lessons: 1, lessonsDone: 0, asked: 0, right: 0, cardsDue: 0 },
    ]);
  });

  it('counts a lesson once, however often it was read', () => {
    expect(technical([eventAt('read', at, 'rsi'), eventAt('read', later, 'rsi')])?.lessonsDone).toBe(1);
  });

  it('counts a lesson as passed after the second quiz that had all its questions right', () => {
    expect(technical([eventAt('passed', at, 'rsi')])?.lessonsDone).toBe(0);
    expect(technical([eventAt('passed', at, 'rsi'), eventAt('passed', at, 'macd')])?.lessonsDone).toBe(0);
    expect(technical([eventAt('passed', at, 'rsi'), eventAt('passed', later, 'rsi')])?.lessonsDone).toBe(1);
  });

  it('leaves out lessons that the curriculum no longer has', () => {
    expect(technical([eventAt('read', at, 'tulips')])?.lessonsDone).toBe(0);
  });

  it('counts the questions of its lessons in answered quizzes, and the due cards of its lessons', () => {
    const quiz = { id: 'z', ownerId: 'u', title: '', topic: null, analysisId: null, createdAt: at };
    const questions = [ask('rsi'), ask('macd'), ask('drawdown'), ask(null)];
    const quizzes = [
      { ...quiz, questions, given: ['a', 'b', null, 'a'] },
      { ...quiz, questions, given: null },
    ];
    const cardsDue = new Map([
      ['rsi', 2],
      ['macd', 1],
    ]);
    expect(progressByTopic(lessons, { events: [], quizzes, cardsDue })).toMatchObject([
      { asked: 2, right: 1, cardsDue: 3 },
      { asked: 1, right: 0, cardsDue: 0 },
    ]);
  });
});
