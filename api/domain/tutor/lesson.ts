import type { CalculatorName } from './calculators/calculation.ts';

/** The six topics of the tutor, by the name that screens show. */
export const TOPICS = [
  'Technical Analysis',
  'Risk Management',
  'Trading Psychology',
  'Portfolio Management',
  'Market Fundamentals',
  'Strategy Development',
] as const;

export type Topic = (typeof TOPICS)[number];

/** One bar of a lesson's figure, in any price unit. */
export interface FigureBar {
  open: number;
  high: number;
  low: number;
  close: number;
}

/** A drawing of a lesson: bars with named lines, or a curve (for equity, drawdown and the like). */
export type Figure =
  | {
      kind: 'candles';
      caption: string;
      bars: FigureBar[];
      /** Horizontal prices with their names, e.g. entry and stop. */
      levels?: { price: number; label: string }[];
      /** Sloped lines from bar to bar (indices from 0). */
      lines?: { from: { bar: number; price: number }; to: { bar: number; price: number }; label: string }[];
      /** A word beside one bar. */
      notes?: { bar: number; text: string }[];
    }
  | {
      kind: 'curve';
      caption: string;
      xLabel: string;
      yLabel: string;
      series: { label: string; points: { x: number; y: number }[] }[];
    };

/** What a lesson is made of, in reading order. Text is plain; no markup. */
export type LessonBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  /** A formula with its symbols explained. */
  | { kind: 'formula'; text: string; where: { symbol: string; meaning: string }[] }
  /** A worked example: the task, the steps with their numbers, the result. */
  | { kind: 'example'; title: string; steps: string[]; result: string }
  | { kind: 'figure'; figure: Figure }
  /** A link to the calculator that computes this. */
  | { kind: 'calculator'; calculator: CalculatorName };

export interface Lesson {
  /** Kebab-case, unique, part of its address. */
  id: string;
  topic: Topic;
  /** Position within its topic, from 1. */
  position: number;
  title: string;
  /** One sentence: what the reader can do afterwards. */
  summary: string;
  /** Reading time in minutes. */
  minutes: number;
  /** The words that the lesson defines, each in one sentence. They stand in its blocks too. */
  terms: { term: string; meaning: string }[];
  blocks: LessonBlock[];
}

/** A pointer to a lesson, as answers carry it. */
export interface LessonLink {
  id: string;
  topic: Topic;
  title: string;
}
