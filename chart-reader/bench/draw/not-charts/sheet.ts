/** What the pictures that are no charts are drawn on and with. */
import type { Random } from '../../random.ts';
import type { Svg } from '../svg.ts';

export interface Sheet {
  svg: Svg;
  random: Random;
  width: number;
  height: number;
  ink: string;
  paper: string;
}

export const hues = [
  '#1f77b4',
  '#ff7f0e',
  '#2ca02c',
  '#d62728',
  '#9467bd',
  '#8c564b',
  '#e377c2',
  '#17becf',
  '#bcbd22',
];
export const fruit = [
  'Apples',
  'Pears',
  'Plums',
  'Cherries',
  'Figs',
  'Dates',
  'Grapes',
  'Lemons',
  'Limes',
  'Kiwis',
  'Melons',
  'Nuts',
];
const prose =
  'the river bends where old stones hold morning light and people walk slowly home with bread under one arm while a clock counts hours nobody needs'.split(
    ' ',
  );

/** Words in a row that mean nothing. */
export function sentence(random: Random, words: number): string {
  return Array.from({ length: words }, () => random.pick(prose)).join(' ');
}
