import advice from './advice-styles.json' with { type: 'json' };
import permitted from './permitted-styles.json' with { type: 'json' };

/**
 * Sentences in many styles, written in one go. `building` was looked at while the guard was made; `kept` was not: only its
 * counts were. Styles with an empty `building` are kept whole.
 */
type Styles = Readonly<Record<string, { building: string[]; kept: string[] }>>;

/** Advice and predictions in the styles that word lists miss. */
export const adviceStyles: Styles = advice;

/** What a good model writes about a measured chart and about a lesson. */
export const permittedStyles: Styles = permitted;
