/** What was measured, found or counted on a chart: a measured thing, then a verb of what it did or where it stands. */
import { begins, either, later, maybe, phrase, some, then, word, type Form } from './recogniser.ts';
import * as words from './vocabulary.ts';

const number = word('# one');
const comma = word(',');
const the = word(
  'the a an this that these those its their each both all no one any several some most few such',
);
const adjective = word(`${words.DESCRIBING} ${words.MOODS}`);
const undirected = word(words.DESCRIBING);
const directed = word(`${words.DIRECTED} ${words.PATTERNS}`);
const thing = word(`${words.MEASURED} ${words.DIRECTED} ${words.INDICATORS} ${words.PATTERNS} @`);
const small = word(words.SMALL);
const move = word('rise fall move decline advance');

export const list = (item: Form): Form =>
  then(item, some(then(comma, item)), maybe(then(maybe(comma), word('and or'), item)));

/** "72 bars", "the two highest closes", "RSI", "98.2". */
const named: Form = either(
  then(maybe(the), some(either(number, undirected)), thing, some(thing), maybe(number)),
  then(
    maybe(the),
    some(either(number, undirected)),
    word('reward_to_risk risk/reward risk-reward'),
    word('ratio ratios'),
  ),
  then(
    word('the'),
    word('highest lowest nearest smallest largest widest narrowest higher lower upper smaller larger'),
  ),
  phrase('the left|right shoulder|side|scale|axis'),
  phrase('those before'),
  phrase('the bar|close|high|low|one before'),
  phrase('bars before the first visible bar|one'),
  phrase('that'),
  phrase('it|these|those|that|one before|above|below it|them'),
  phrase('the one|ones|# before|above|below it|them'),
  then(maybe(the), some(adjective), directed, some(thing), maybe(word('word words'))),
  then(number, word('of'), word('the its'), move),
  phrase('the end|start|beginning|middle|edge of the|its picture|chart|series|axis|range|definition'),
  phrase('the left|right|upper|lower end|edge|half|part'),
  phrase('the top|bottom of the|its range|picture|chart|axis'),
  phrase('# bars ago|before|earlier|later'),
  then(maybe(small), number, maybe(word('percent %')), maybe(number)),
  then(maybe(the), word('first second third other whole #'), maybe(number)),
  word('it they them itself those each both one zero neither'),
);
const moved = then(word('the its'), maybe(word('net')), move, maybe(phrase('from # to #')));
export const planned = then(word('the'), maybe(word('first second')), word(words.PLAN_PRICES), maybe(number));

/** What a thing may be compared or placed with; only a place may be a plan's price, so that no level is called an entry. */
const things: Form = later(() => list(then(named, some(attached))));
export const placed: Form = later(() => list(then(either(named, planned), some(attached))));
/** Where: a place among measured things. "After" and "before" take a bar only, so that no rule is made of what came after. */
const place: Form = later(() =>
  either(
    then(
      either(
        word(
          'above below at near between inside outside under on from to of by with around along across through beyond about against than per as among close_to outside_of inside_of up_to behind compared_with per_unit throughout during over within in into for',
        ),
        phrase('away from'),
      ),
      maybe(small),
      placed,
    ),
    then(
      maybe(then(number, word('bars bar'))),
      word('before after until since'),
      either(
        phrase('bar #'),
        phrase('it|that|them|this'),
        phrase('the first|last|second touch|bar|third|half|close'),
        phrase('the end|start|middle'),
        phrase('the last # bars'),
      ),
    ),
    phrase('by chance|definition'),
    phrase('without gaps|error|errors'),
    phrase('on both sides'),
    phrase('of # hour|hours|minute|minutes|day|days|each?'),
    phrase('from above|below'),
    phrase('from above and from? below'),
    phrase('from below and from? above'),
    phrase('at its highest|lowest|widest|narrowest'),
    phrase('without drift'),
    phrase('from the first close_to the last close?'),
    phrase('from the first close|bar|open|high|low to the last'),
    word('per_unit'),
    phrase('of each other'),
    phrase('from bar to bar'),
  ),
);
const attached: Form = later(() => either(place, done));
const done: Form = later(() =>
  then(
    maybe(word('that which')),
    maybe(word('was were')),
    maybe(word('not')),
    word(words.DONE),
    some(details),
  ),
);
const times = then(some(small), number, word('times time'));
const details: Form = either(
  place,
  small,
  times,
  then(small, times),
  then(word('above'), word('and'), place),
);

const comparison = then(
  some(small),
  maybe(either(times, number)),
  either(
    then(
      word(
        'higher lower smaller larger wider narrower calmer livelier longer shorter flatter steeper less more',
      ),
      maybe(then(word('than'), either(things, word('before'), phrase('the first|last'), place))),
    ),
    then(
      word('as'),
      word('tall high low wide large small long lively calm volatile far many much'),
      word('as'),
      either(things, word('before'), phrase('the first|last')),
    ),
  ),
);
const described = either(
  phrase('about? the same as before'),
  then(maybe(number), word('closer nearer'), place, word('than'), place),
  then(
    some(small),
    word(`${words.DESCRIBING.replaceAll(/\b(?:long|short|open)\b/g, '')} sure apart`),
    some(details),
  ),
  comparison,
  then(
    maybe(small),
    begins('the a an its their both no half # one each those that twice @', things),
    some(details),
  ),
  then(maybe(small), number, place),
  then(some(small), word('twice half double three times'), things),
  then(some(small), times, things),
  place,
);

/** Behind a subject: what it was, is, did or has. "Rises", "will rise" and "is rising" are none of these. */
const verb = either(
  then(
    word('was were'),
    some(word('not also')),
    either(described, then(some(small), word(words.DONE), some(details))),
  ),
  then(
    word('is are'),
    some(word('not also')),
    either(
      described,
      then(
        some(small),
        word(
          'measured computed read counted shown marked drawn projected defined visible estimated rounded given known hidden based',
        ),
        some(place),
      ),
    ),
  ),
  then(
    some(small),
    word(words.HAPPENED),
    some(either(details, things, comparison, then(word('higher lower sideways'), some(place)))),
  ),
  then(
    word(words.STANDS),
    either(details, things, then(word('closer nearer'), place, word('than'), place)),
    some(either(details, things)),
  ),
  phrase('move|go as far'),
  phrase('move|go as far or further'),
  phrase('moved|went # times as far as changes of this size lead|led without drift'),
  phrase('move|go as far as this one did?'),
  phrase('lie|lies # apart'),
  phrase('is # sure'),
  then(phrase('has|have not? been'), described),
  phrase('is|are|was|were not? certain within the|its measuring|measured? error'),
  then(phrase('was complete|completed'), some(place)),
  then(phrase('does|do|did not show|have|cover|lie|contain'), either(things, place)),
  phrase('do|does not agree|change|overlap'),
  phrase('is|are|was # pixels? wide|high|tall|long'),
  then(word('stayed remained'), maybe(small), word('the'), word('same'), some(details)),
  phrase('has|had|have a value|values of #'),
  phrase('has|have not? risen|fallen|moved|closed|touched|crossed|narrowed|widened|stayed'),
  then(
    phrase('has|have not? risen|fallen|moved|closed|touched|crossed|narrowed|widened|stayed'),
    some(either(details, placed)),
  ),
  then(phrase('did not change|move|cross|touch|reach|close|rise|fall'), some(either(details, placed))),
);

const joint = either(
  comma,
  word('; : and but while because'),
  phrase(', and|but|while|because|since|which'),
  phrase('; and'),
);
const clause: Form = later(() =>
  either(
    then(list(then(either(named, moved), some(attached), maybe(then(comma, place, comma)))), verb),
    then(word('#'), word('of'), word('#'), thing, some(place), verb),
    then(word('there'), word('is are was were'), things),
    symbolTrend,
    then(number, maybe(word('indicators indicator')), word('is are was were'), word(words.MOODS)),
    then(phrase('the picture|chart|series ends|begins|starts with|at|on'), things),
    then(place, word('lie lies is are stand stands'), things),
    then(
      maybe(the),
      some(adjective),
      directed,
      some(attached),
      word('is are was were'),
      maybe(small),
      word(words.MOODS),
      some(details),
    ),
    then(
      word('of'),
      number,
      word('indicators'),
      maybe(phrase('of trend|momentum|volatility')),
      comma,
      some(phrase('# lean up|down ,?')),
      maybe(phrase('and # lean up|down')),
      maybe(phrase('and # are neutral')),
    ),
  ),
);
/** "Over the last 20 bars," */
const stretch = either(
  then(
    word('over in within during throughout among at from between of on'),
    word('the all both'),
    some(undirected),
    maybe(number),
    some(undirected),
    thing,
    some(thing),
    some(place),
    maybe(comma),
  ),
  then(word('at from'), phrase('bar #'), maybe(phrase('to bar? #')), maybe(comma)),
  then(word('before after until since'), either(phrase('bar #'), word('it that')), maybe(comma)),
  phrase('on charts without drift ,?'),
  phrase('without drift ,?'),
);
/** What the product itself calls bullish: the asked symbol over a stretch. */
const symbolTrend = then(word('@'), word('was'), word(words.MOODS), some(place));
export const measured: Form = later(() =>
  then(
    clause,
    some(
      then(
        joint,
        maybe(stretch),
        either(
          then(word('not'), things),
          phrase('the first|last at|was at? bar? #'),
          clause,
          verb,
          place,
          done,
          then(things, some(details)),
          then(small, either(things, place)),
        ),
      ),
    ),
  ),
);

export const statement = either(then(maybe(stretch), measured), phrase('a risk|share of # of # is #'));

/** What a measurement may not be put together to: a rule made of past touches, or a price at a bar that is yet to come. */
const FORETOLD = [
  /\b(?:support|resistance|level)s? turned\b/,
  /\bwas (?:not )?the last (?:low|high|touch|fall|rise)\b/,
  /^(?:after|since|before|until) bar # .*\b(?:is|are|lies?|stands?)\b/,
  /^(?:most|each|all|both|any|some|the (?:last|first)(?: #)?|#|after .*) (?:touch|touches|crosses|cross|patterns?|double_\w+|triple_\w+|swings?|(?:support|resistance|level|low|high)s)\b.*\b(?:ended|reached|rose|fell|closed|moved|turned|went|broke|gained|led)\b/,
  /\beach time\b/,
  /\b(?:price|close|trend|range|level|average|rsi|@) (?:is|are|lies?|stands?|has)\b.*\b(?:within|after|until|before|at|over|in) (?:the )?(?:bar #|# bars)/,
  /\b(?:trend|momentum|move|price) (?:is|are|lies?|stands?) (?:in|with|on)\b/,
  /\bprice (?:is|are) (?:small|large|wide|narrow|steep|flat)\b/,
  /\bno resistance (?:up_to|to)\b/,
  /\b(?:after|since) (?:the )?(?:\w+ )?(?:touch|cross)\b.*/,
];
export const foretells = (text: string): boolean => FORETOLD.some((pattern) => pattern.test(text));
