/** What is said first to a question that asks what to do or where a price goes. */
export const NO_ADVICE =
  'I do not say what to buy or sell, and I do not predict prices. I can explain how such a decision is prepared.';

/** Whether a question asks what to do or where a price goes. */
export function asksForAdvice(question: string): boolean {
  return [
    /\b(?:should|shall|can|must|do|would) (?:i|we|you)\b.*\b(?:buy|sell|invest|short|hold|go long|enter|exit|get (?:in|out)|take (?:this|the|it|profit)|close (?:my|the)|add to|follow (?:this|the))\b(?!.*\b(?:work|mean)\b)/i,
    /\b(?:do you|would you|what do you) (?:recommend|advise|suggest)\b/i,
    /\b(?:is|are) (?:it|this|now|that|these) (?:a |an |the )?(?:good|right|best|safe|great)?\s?(?:idea|time|moment|buy|sell|investment|entry|trade to take)\b/i,
    /\bwill\b.*\b(?:rise|fall|go (?:up|down)|crash|moon|reach|hit|drop|recover|continue|hold|break)\b/i,
    /\b(?:what|which|where)\b.*\b(?:to buy|to sell|to invest|should i|price prediction|will .* be (?:worth|at))\b/i,
    /\b(?:predict|forecast|price prediction)\b/i,
    /\bwhere (?:is|will) .*\b(?:going|headed|go)\b/i,
  ].some((rule) => rule.test(question));
}
