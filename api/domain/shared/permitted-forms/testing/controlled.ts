import advice from './controlled-advice.json' with { type: 'json' };
import permitted from './controlled-permitted.json' with { type: 'json' };

/** Written before the forms of a model's sentence were; of `kept` only the counts were looked at while they were made. */
type Styles = Readonly<Record<string, { building: string[]; kept: string[] }>>;

/** Advice and predictions in the styles that words alone do not give away. */
export const disguisedAdvice: Styles = advice;

/** What a model writes that keeps to the permitted forms. */
export const formedSentences: Styles = permitted;
