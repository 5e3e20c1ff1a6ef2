/** What is said to a text that asks nothing. */
import { subjectOf } from './words.ts';

export const TAUGHT =
  'technical analysis, risk management, trading psychology, portfolio management, market fundamentals and strategy development';
const GREETING = `Hello. Ask me about trading and I answer from our lessons. They teach ${TAUGHT}. I also compute position size, risk and reward, pip value, compounding and drawdown when you give me the numbers, for example: risk 1% of 10,000 with a stop of 50 pips.`;
const WELCOME = 'You are welcome. Ask whenever you like.';
const GOODBYE = 'Goodbye. Your conversation stays here for next time.';

const NAME = String.raw`(?:\s+(?:there|all|everyone|tutor|again|team|wickwise))?`;
const MORE = String.raw`(?:,?\s+(?:how are you(?: doing)?(?: today)?|nice to meet you|what'?s up))?`;
const GREETS = new RegExp(
  String.raw`^\W*(?:hi+|hello|hey+|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))${NAME}${MORE}\W*$`,
  'i',
);
const THANKS =
  /^\W*(?:ok(?:ay)?,?\s+|great,?\s+|perfect,?\s+|cool,?\s+)?(?:(?:many |a lot of )?thanks|thank you|thx|ty|cheers|much appreciated)\b(?:,?\s+(?:so much|very much|a lot|again|for (?:your|the|this|that)? ?(?:help|answer|explanation|time)|that helped|tutor|and|goodbye|bye))*\W*$/i;
const AGREES =
  /^\W*(?:ok(?:ay)?|great|perfect|got it|i see|i understand|understood|makes sense|nice|cool|very helpful|that helps|that helped)\W*$/i;
const LEAVES = /^\W*(?:bye(?: bye)?|goodbye|see you(?: later| soon)?|good night)\W*$/i;
const ASKS_WHAT_FOR =
  /^\W*(?:who are you|what are you|what can you do|what do you do|how (?:can|do) you help(?: me)?|help(?: me)?|what can i ask(?: you)?)\W*$/i;

/** The reply to a greeting, thanks or a goodbye; null for everything else. */
export function politeReply(text: string): string | null {
  if (GREETS.test(text) || ASKS_WHAT_FOR.test(text)) return GREETING;
  if (THANKS.test(text) || AGREES.test(text)) return WELCOME;
  if (LEAVES.test(text)) return GOODBYE;
  return null;
}

/** What is said to a text without a subject, and with nothing before it to lean on. */
export const withoutSubject = (text: string): string | null =>
  subjectOf(text).length === 0 ? GREETING : null;
