/** A row as JSON has it: its times are texts. */
export type AsJson<R> = { [K in keyof R]: Date extends R[K] ? string | Exclude<R[K], Date> : R[K] };

export const time = (text: string): Date => new Date(text);

export const timeOrNull = (text: string | null): Date | null => (text === null ? null : time(text));
