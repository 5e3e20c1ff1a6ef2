import { soundsLikeAdvice, unknownWords } from './advice-score.ts';

/** What no text of this product may do: tell somebody to trade, promise, be certain, or say where a price goes. */

const TRADE = String.raw`(?:buy|sell|short|invest|enter|exit|hold|accumulate|(?:go|going|stay|look|be) (?:long|short)|get (?:in|out)|load up|scale in|add to (?:your|the|a) position|take (?:the|this) trade|take profits?|(?:open|close|take) (?:a|your|the) (?:long|short|position|trade)|long position|place (?:a|an|your) (?:buy|sell))`;
const TRADING = String.raw`(?:buying|selling|shorting|going (?:long|short)|investing|(?:opening|closing|entering|holding) (?:a|an|the|your))`;
const ASSET = String.raw`(?:it|this|that|prices?|(?:the )?(?:price|market|coin|stock|share|pair|trend|downtrend|uptrend|level|target|stop|support|resistance|bulls|bears|chart|setup|breakout|pattern)s?|bitcoin|gold|[a-z]{2,5}usdt?|a (?:rally|crash|breakout|reversal|drop|fall|rise))`;
const GOES = String.raw`(?:rise|rises|fall|falls|go|goes|reach\w*|hit|climb|drop|drops|break|breaks|rally|rallies|crash|continue|continues|move|moves|push|turn|test|hold|end|recover|recovers|follow|gain|soar|jump|explode|moon|double|be hit|be reached|win|lose|make you|bounce|decline|increase|decrease)`;
const SOFT = String.raw`(?:\w+ly |soon |not |then |again |probably |also ){0,2}`;

/** They hold whatever else the sentence says: a disclaimer takes no advice back. */
const ADVICE = [
  new RegExp(
    String.raw`^(?:[-*•\d.)\s]|(?:so|then|now|just|simply|please|therefore|and|but|better|always|again|do not|don't|never),?\s)*(?:buy (?!and hold is|order|side)|sell(?! side|er)\b|short (?:this|the|it|here|at|now)\b|(?:go|stay) (?:long|short)\b|enter (?:long|short|a |the |at|here|now)|exit (?:the|your|now|here|at)|hold (?:your|the|on|it|this|until)|take (?:the|this) trade|take profits?\b|open (?:a|your) (?:long|short|position)|close (?:your|the) (?:long|short|position|trade)|add to (?:your|the)|get (?:in|out)\b|load up|accumulate|look to (?:buy|sell|go)|consider (?:\w+ ){0,2}(?:buying|selling|opening|entering|going|a long|a short)|place (?:a|your) (?:buy|sell) order|invest (?:in|now|your)|(?:grab|pick up|snap up|scoop up|dump|ditch|unload|ride|own|back|trade|join|follow) (?:some|a few|more|your|this|the|it|these|that)\b|put (?:your|all|some|more) |cut your loss|(?:set|place|leave|put) (?:a|an|your) (?:buy|sell|limit|long|short)\b|make sure (?:to|you) (?:own|buy|sell|hold|are in)|stay (?:in|invested|out)|keep (?:your|the|this) (?:position|long|short|coin|shares?)|wait for .*\b(?:buy|sell|enter|go long|go short)\b|reduce your|increase your (?:position|size|stake)|lighten|scale (?:in|out)|get rid of|try (?:a|to) (?:\w+ )?(?:long|short|buy|sell)|start (?:buying|selling)|stop (?:buying|selling|hesitating)|rest assured|move your money|lock in)`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:you|traders|investors|one|we) (?:should|must|ought to|need to|have to|had better|may want to|might want to|could)(?: \w+){0,3} ${TRADE}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:i|we)(?:'d| would| recommend| suggest| advise)\b(?! not (?:say|tell))(?:.{0,30}\b(?:${TRADE}|${TRADING}))`,
    'i',
  ),
  /\b(?:and|then|,) (?:then )?(?:buy|sell|go long|go short|enter long|enter short) (?:it|now|at|here|the|this|again|more|when|on|into)\b/i,
  /\b(?:smart|safe|safest|obvious|best|right|only|sensible|logical) (?:play|move|bet|choice|trade|thing|option|side)\b.{0,15}\b(?:is|was|would be|to do)\b/i,
  /\b(?:so|,) (?:buy|sell|follow|join|hold|take|enter|get) (?:them|it|this|now|the)\b/i,
  /\b(?:safe|safer|better|best|smarter|wiser|profitable|reasonable) to (?:buy|sell|go|hold|stay|enter|wait for|short)\b/i,
  /\bwhere (?:the )?(?:smart money|professionals|institutions|big players) (?:buys?|sells?|enters?)\b/i,
  /\b(?:long|short) (?:trade|position|entry)?\s?(?:offers|has|gives) the better\b/i,
  /\byou (?:can|may|could) (?:safely |now |simply |confidently |still )+(?:buy|sell|hold|enter|add|stay|ride)\b/i,
  /\b(?:should|could|might|may|can) (?:consider|look at|think about) (?:buying|selling|shorting|entering|going|adding|closing|a (?:long|short))/i,
  /\b(?:buying|selling|shorting|holding|entering|waiting)\b.{0,40}\b(?:is|would be|seems|looks) (?!a choice\b)(?:a |an |the )?(?:\w+ )?(?:idea|move|choice|plan|option|smart|wise|sensible|prudent|better|best|right)\b/i,
  /\b(?:i|we)(?: would)? (?:recommend|advise|suggest)\b(?! nothing| no )/i,
  /^(?:then |now |so )?(?:take (?:some|your|a|half|partial) |aim for|go ahead|target the|start with a (?:long|short)|use (?:this|the) (?:dip|rally|pullback) to)/i,
  /\bif i were you\b|\bi'd (?:rather )?(?:be|stay|buy|sell|hold|take|go)\b/i,
  /\b(?:i|we) (?:see|like|favou?r|prefer|suggest|recommend|advise)\b.{0,20}\b(?:long|short|entry|buy|sell|buying|selling|trade|coin)\b/i,
  /\b(?:a|the) (?:long|short|buy|sell|trade|position)\b.{0,20}\b(?:is|looks|seems|makes) (?:\w+ )?(?:attractive|promising|sensible|sense|wise|justified|favou?rable|preferred|the way)\b/i,
  new RegExp(String.raw`\bmy (?:advice|recommendation|tip) is\b`, 'i'),
  new RegExp(
    String.raw`\b(?:good|great|perfect|ideal|right|excellent|best|attractive) (?:time|moment|entry|opportunity|place|chance|price|level|strategy|decision)(?: is)? (?:to|for) (?:a )?(?:${TRADE}|long|short)`,
    'i',
  ),
  new RegExp(
    String.raw`\b${TRADING}.{0,30}\b(?:right decision|makes sense|is worth|is advisable|is wise|recommended)`,
    'i',
  ),
  new RegExp(String.raw`\b(?:worth|advisable|wise|recommended|time) (?:to )?(?:${TRADE}|${TRADING})\b`, 'i'),
  /\b(?:long|short|entry)\b.{0,30}\bis (?:advisable|recommended|attractive)\b/i,
  /\b(?:is|looks like|remains|makes it) an? (?:\w+ )?(?:buy|sell|bargain|steal)\b(?! (?:order|limit|stop|side|signal))/i,
  /\b(?:don't|do not|never) miss (?:this|the|out on this)/i,
];

/** Not where the sentence denies it. */
const CLAIMS = [
  /\bguarante\w+\b/i,
  /\b(?:risk-?free(?! (?:rate|asset|return|interest))|cannot lose|can't lose|can not lose|sure thing|surefire|safe bet|easy money|no way (?:this|it)|(?:cannot|can't) go wrong|never fails|as good as (?:reached|won|done))\b/i,
  /\b(?:there is|with|has) no risk\b/i,
  /\b(?:without (?:a |any )?doubt|no doubt|undoubtedly|inevitabl\w+|definitely|bound to|certain to|sure to|can only (?:go|rise|fall))\b/i,
  /\balways (?:works?|wins?|rises?|holds?|pays?|succeeds?)\b/i,
  /\b(?:money|profits?|success|gains?|capital) (?:is|are|will be) (?:\w+ )?(?:certain|sure|safe|yours|assured)\b/i,
  /\b(?:promises?|offers?) (?:you )?(?:quick|easy|sure|steady|certain|high) (?:gains?|profits?|returns?)\b/i,
  /\byou(?:'ll| will| are going to| are sure to) (?:\w+ )?(?:make|earn|profit|double|win|gain|recover|be (?:in profit|rich|fine)|get rich)\b/i,
  new RegExp(
    String.raw`\b${ASSET}\s*(?:will|'ll|shall|is going to|are going to|is about to|is set to|is poised to|is bound to|(?:is|are) (?:very |most )?(?:likely|expected|due|ready) to|should)\s+${SOFT}${GOES}\b`,
    'i',
  ),
  /\b(?:trade|buyers|sellers|bulls|bears|trend|uptrend|downtrend|momentum|prices?|market|coin|stock|rally|breakout|pattern|setup|level|support|resistance|target|pair|index|gold|bitcoin|investors|strategy|plan)\b(?: [\w'-]+){0,4} (?:will|is going to|are going to)\b(?! (?:be (?:closed|filled|rounded)|cost|need))/i,
  /\b(?:i|we) (?:believe|think|bet|expect|see|am sure|are sure|am confident|are confident|anticipate|foresee|forecast|predict) (?=.*\b(?:price|market|it|coin|stock|rise|fall|rally|drop|breakout|higher|lower|up|down)\b)/i,
  /\b(?:matter of time|within reach|odds favou?r|nothing can stop|every time|all but (?:certain|done)|just around the corner|in the cards|sky is the limit|unstoppable|100% (?:sure|certain|safe|win))\b/i,
  /\b(?:it|price|prices|market|coin|stock|this|they)(?: simply| just)? (?:has|have|needs|must)(?: to)? (?:go|rise|fall|turn|climb|drop|break|bounce|come)\b/i,
  /\boutlook (?:is|remains|for|stays)\b/i,
  /\b(?:look|looks|looking|seems?|appears?|ready|set|poised|primed|about|destined) (?:\w+ )?to (?:break|rise|fall|rally|climb|drop|go|move|run|explode|reach|soar|turn|bounce|continue|test|hit)\b/i,
  /\b(?:rise|fall|drop|rally|breakout|high|low|reversal|move|gains?)\b.{0,25}\b(?:is|are) (?:very |highly |most |more )?(?:likely|probable|expected|certain|near|close|overdue)\b/i,
  /\b(?:tomorrow|next (?:week|day|month|year)|(?:this|next) (?:monday|tuesday|wednesday|thursday|friday)|by (?:monday|tuesday|wednesday|thursday|friday|tomorrow|the end of)|the coming (?:days|weeks|bars|hours))\b.{0,30}\b(?:brings?|higher|lower|reach\w*|sees?|ris\w+|fall\w*|up|down|new)\b/i,
  /\b(?:not over yet|lies? ahead|lie in store|awaits?|room to (?:rise|fall|run|grow|go)|more to come|just (?:begun|beginning|started))\b/i,
  /\b(?:market|price|coin|stock|it|bulls|bears) wants? to (?:go|rise|fall|break|move|run|push)\b/i,
  /\bit is (?:clear|certain|obvious|sure|safe to say) that\b/i,
  /\b(?:practically|virtually|nearly|almost|already) (?:yours|won|certain|guaranteed|there)\b/i,
  /\byou (?:will|won't|'ll|cannot|can't) (?:not )?(?:regret|lose|fail|miss|be sorry)\b|\byou win\b/i,
  /\b(?:this|it|setup|trade|pattern|plan|strategy|level)\b (?:cannot|can't|won't|will not|never) (?:fail|lose|break|go wrong|disappoint)/i,
  /\b(?:is|be) a (?:sure )?(?:winner|no-brainer|gift|lock|must|given|gold ?mine)\b/i,
  /\bchances (?:for|of) .{0,30}\b(?:are|look) (?:\w+ )?(?:excellent|good|high|great|strong)\b/i,
  /\b(?:comes?|works?|pays?|wins?|makes? money) (?:automatically|by itself|for sure|without fail|reliably)\b/i,
  /\b(?:next|coming) (?:leg|wave|swing|move|bars?|candles?)\b.{0,20}\b(?:goes|takes|brings|leads|will|up|down|higher|lower)\b/i,
  /\b(?:high|good|excellent|strong|low)[- ](?:probability|conviction|quality|risk) (?:trade|setup|entry|opportunity)\b/i,
  /\b(?:market|price|coin|stock|pair|trend|level)s? (?:must|has to|have to|ought to|might well|may well|could soon) \w+/i,
  /\b(?:move|rally|breakout|reversal|crash|drop|rise|fall|correction|recovery)\b (?:is|are) (?:coming|on|due|under way|underway|imminent|next)/i,
  /\b(?:reward|target|profit|win|gain|outcome|success)s? (?:is|are) (?:\w+ )?(?:certain|sure|guaranteed|assured|secure)\b/i,
  /\b(?:suggests?|signals?|indicates?|promises?|heralds?|announces?|foreshadows?|points? (?:to|at|towards)) (?:an? |the |that |further |more |some )*(?:\w+ )?(?:move|reversal|rally|breakout|rise|fall|drop|crash|higher|lower|upside|downside|gains|losses|continuation|bounce|recovery)\b/i,
  /\byou can (?:expect|count on|rely on|look forward)\b/i,
  /\b(?:success|profit|gains?|win|victory|return)s? (?:is|are) (?:\w+ )?(?:assured|secured|a given|locked|in the bag)\b/i,
  /\bnext (?:stop|target|goal|level) (?:is|will|lies|would be)\b/i,
  /\b(?:price|market|coin|it|stock|pair)s? (?:goes|rises|falls|climbs|drops|moves|breaks|rallies|turns|doubles|reaches)\b.{0,40}\b(?:soon|tomorrow|next (?:week|month|day|year)|shortly|from here|to the moon|by (?:monday|tuesday|wednesday|thursday|friday|tomorrow|then))\b/i,
  /\b(?:rally|breakout|crash|reversal|upside|downside|gains|losses|correction|bounce|recovery|rise|fall)\b.{0,12}\b(?:is|are|looks?|seems?) (?:\w+ )?(?:coming|imminent|ahead|near|likely|next|inevitable)\b/i,
  /(?:^|\b(?:we|i|can|should|must|now) )(?:now )?expects? (?:an? |the |more |further |higher |lower |prices? |it )*(?:rally|rise|fall|drop|crash|move|breakout|bounce|upside|downside|weakness|strength|gains|losses|higher|lower|prices?|to)/i,
  /\b(?:is|are) (?:headed|heading|on (?:its|the) way)\b/i,
  /\bpoints? to (?:further|more|higher|lower|a)\b.{0,20}\b(?:gains?|losses|prices|rise|fall|rally|upside|downside)\b/i,
  new RegExp(
    String.raw`\b(?:tomorrow|soon|next (?:week|day|month|year)|shortly)\b,? (?:it|this|the price|prices?) \w+`,
    'i',
  ),
  /\bthe next (?:move|leg|stop|step) (?:is|will be|goes) (?:up|down|higher|lower)/i,
  /\bprobability is high that|chances are (?:good|high) that|most (?:likely|probably) (?:it|the price|price)\b/i,
];

const DENIES =
  /\b(?:whether|nobody|no one|not known|unknown|nothing (?:here )?(?:is|tells|foretells)|foretells nothing|no (?:level|method|pattern|indicator|trade|plan|rule|system|result|gain|profit|return|guarantee)|never (?:certain|guaranteed)|not (?:a |an |be )?(?:guarantee|promise|certain|sure|bound|mean|prove|say|tell|imply|ensure|predict|advice)\w*|cannot (?:say|know|tell|predict|promise|guarantee)|impossible|no trade without|without risk is)\b/i;

/**
 * Whether a sentence may not be passed on. It has to be a plain statement, in words that the product knows, and neither the
 * written rules nor the learned weights may find that it tells to trade, promises, is certain, or says where a price goes.
 */
export function isAdvice(sentence: string): boolean {
  return (
    !isStatement(sentence) || unknownWords(sentence) > 1 || byRules(sentence) || soundsLikeAdvice(sentence)
  );
}

/** Letters of Latin and Greek, digits, punctuation, and signs of money, arrows and mathematics; no pictures. */
const PLAIN = /^[\u0000-\u024f\u0370-\u03ff\u2010-\u206f\u20a0-\u20cf\u2100-\u22ff]*$/;

/** What is measured or taught is stated; a question or an outcry is not needed for it. */
const isStatement = (sentence: string) => PLAIN.test(sentence) && !/[?!]/.test(sentence);

/** The same by the written rules alone. */
export function byRules(sentence: string): boolean {
  const text = sentence.trim().replaceAll('’', "'");
  if (ADVICE.some((rule) => rule.test(text))) return true;
  return CLAIMS.some((rule) => rule.test(text)) && !DENIES.test(text);
}

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
