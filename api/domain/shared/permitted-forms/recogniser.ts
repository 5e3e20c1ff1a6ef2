/** A small recogniser of closed languages: every form says at which places a sentence read from one place on may end. */
import type { Token } from './tokens.ts';

export type Form = (tokens: readonly Token[], at: number) => readonly number[];

/** One to `most` words of any language of letters, but none of the list. */
export function open(except: string, most: number): Form {
  const out = new Set(except.split(' '));
  return (tokens, at) => {
    const ends: number[] = [];
    for (let end = at; end < at + most; end++) {
      const token = tokens[end];
      if (token === undefined || !/^[\p{L}_-]{3,}$|^(?:of|in|on|a|an)$/u.test(token) || out.has(token)) break;
      ends.push(end + 1);
    }
    return ends;
  };
}

/** One word or sign out of a list, such as `word('the a an')`. */
export function word(list: string): Form {
  const all = new Set(list.split(' '));
  return (tokens, at) => {
    const token = tokens[at];
    return token !== undefined && all.has(token) ? [at + 1] : [];
  };
}

const union = (ends: readonly (readonly number[])[]): readonly number[] => [...new Set(ends.flat())];

/** One form after the other. */
export const then =
  (...forms: readonly Form[]): Form =>
  (tokens, at) =>
    forms.reduce<readonly number[]>((ends, form) => union(ends.map((end) => form(tokens, end))), [at]);

/** Any of the forms. */
export const either =
  (...forms: readonly Form[]): Form =>
  (tokens, at) =>
    union(forms.map((form) => form(tokens, at)));

/** The form or nothing. */
export const maybe =
  (form: Form): Form =>
  (tokens, at) =>
    union([[at], form(tokens, at)]);

/** The form any number of times. */
export const some =
  (form: Form): Form =>
  (tokens, at) => {
    const ends = new Set([at]);
    for (const end of ends) for (const next of form(tokens, end)) ends.add(next);
    return [...ends];
  };

/** Words one after the other; `|` parts what may stand in one place, `?` marks what may be missing. */
export const phrase = (text: string): Form =>
  then(
    ...text.split(' ').map((part) => {
      const form = word(part.replace(/\?$/, '').replaceAll('|', ' '));
      return part.endsWith('?') ? maybe(form) : form;
    }),
  );

/** The form, where it starts with one of the words. */
export const begins =
  (list: string, form: Form): Form =>
  (tokens, at) =>
    word(list)(tokens, at).length > 0 ? form(tokens, at) : [];

/** A form that refers to one that is made later, or to itself. What it finds at a place is kept while one sentence is read. */
export function later(make: () => Form): Form {
  const known = new WeakMap<readonly Token[], Map<number, readonly number[]>>();
  return (tokens, at) => {
    const places = known.get(tokens) ?? new Map<number, readonly number[]>();
    known.set(tokens, places);
    const found = places.get(at);
    if (found !== undefined) return found;
    const ends = make()(tokens, at);
    places.set(at, ends);
    return ends;
  };
}

/** Whether a form reads all of it. */
export const reads = (form: Form, tokens: readonly Token[]): boolean =>
  form(tokens, 0).includes(tokens.length);
