/** What a setting can be, and what its text in the environment has to look like. */
import { z } from 'zod';
import { checkPassword } from '../domain/accounts/password-policy.ts';

/** One setting as the README lists it. */
export interface SettingDescription {
  name: string;
  /** As written in the environment; an empty text when there is none. */
  default: string;
  meaning: string;
  secret: boolean;
}

interface Setting<T> extends SettingDescription {
  schema: z.ZodType<T, string | undefined>;
}

/** A setting with a default. `expected` describes a valid value in the list of bad settings. */
export function setting<T>(
  name: string,
  fallback: string,
  meaning: string,
  schema: z.ZodType<T, string>,
): Setting<T> {
  return {
    name,
    default: fallback,
    meaning,
    secret: false,
    schema: z.string().default(fallback).pipe(schema),
  };
}

/** A setting that may be absent. */
export function optional<T>(
  name: string,
  meaning: string,
  schema: z.ZodType<T, string>,
): Setting<T | undefined> {
  return { name, default: '', meaning, secret: false, schema: z.string().pipe(schema).optional() };
}

/** An absent-able setting whose value is shown nowhere. */
export function secret<T>(
  name: string,
  meaning: string,
  schema: z.ZodType<T, string>,
): Setting<T | undefined> {
  return { ...optional(name, meaning, schema), secret: true };
}

export const wholeNumber = (least: number, most: number): z.ZodType<number, string> => {
  const expected = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected);
};

export const oneOf = <const V extends string>(...values: V[]): z.ZodType<V, string> =>
  z.string().pipe(z.enum(values, `one of: ${values.join(', ')}`));

export const address = (...protocols: string[]): z.ZodType<string, string> => {
  const expected = `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return z.string().refine((value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    return url !== null && url.host !== '' && protocols.includes(url.protocol);
  }, expected);
};

export const email = z.string().pipe(z.email('an email address'));
export const word = z.string().regex(/^\S+$/, 'a text without blanks');
export const line = z.string().regex(/^[^\r\n]{1,300}$/, 'one line of at most 300 characters');
export const path = z
  .string()
  .refine((value) => !value.includes('\0') && value.trim() !== '', 'the path of a directory');
export const host = z.string().regex(/^[A-Za-z0-9.:-]{1,255}$/, 'a host name or network address');
export const origin = address('http:', 'https:').refine(
  (value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''),
  'an address without a path, such as https://wickwise.example',
);
export const adminPassword = z
  .string()
  .refine(
    (value) => checkPassword(value, '', 'admin').ok,
    'at least 10 characters and not a common password',
  );
