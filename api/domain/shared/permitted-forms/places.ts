/** Measured things, where they lie, and how they compare: what stands around the verb of a measurement. */
import { begins, either, later, maybe, phrase, some, then, word, type Form } from './recogniser.ts';
import * as words from './vocabulary.ts';

export const number = word('# one');
export const comma = word(',');
export const the = word(
  'the a an this that these those its their each every both all no one any several some most few such',
);
export const adjective = word(`${words.DESCRIBING} ${words.MOODS}`);
export const undirected = word(words.DESCRIBING);
export const directed = word(`${words.DIRECTED} ${words.PATTERNS}`);
export const thing = word(`${words.MEASURED} ${words.DIRECTED} ${words.INDICATORS} ${words.PATTERNS} @`);
export const small = word(words.SMALL);
export const move = word('rise fall move decline advance');

export const list = (item: Form): Form =>
  then(item, some(then(comma, item)), maybe(then(maybe(comma), word('and or'), item)));

/** "72 bars", "the two highest closes", "RSI", "98.2". */
export const named: Form = either(
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
  // "Three of the last five bars", "each of the two levels".
  then(
    either(number, word('each all both none most one some any neither')),
    word('of'),
    word('the its these those'),
    some(either(number, undirected)),
    thing,
    some(thing),
  ),
  phrase('the last|first|latest|other #'),
  then(the, undirected, word('and or'), maybe(the), undirected, thing, some(thing)),
  phrase('the # before'),
  then(phrase('the size|sizes that'), word('chance'), word('gives')),
  phrase('the|its nbar'),
  phrase('the left|right shoulder|side|scale|axis'),
  phrase('those before'),
  phrase('the bar|close|high|low|one|bars|ones|third|half before'),
  phrase('the previous|first|second|third|other|next|last|higher|lower|larger|smaller|upper one|ones'),
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
export const moved = then(
  word('the its a this'),
  some(word('net whole total largest')),
  move,
  maybe(either(phrase('from # to #'), phrase('of this|that size'))),
);
export const planned = then(
  word('the its'),
  maybe(word('first second')),
  word(words.PLAN_PRICES),
  maybe(number),
);

/** What a thing may be compared or placed with; only a place may be a plan's price, so that no level is called an entry. */
export const things: Form = later(() => list(then(named, some(attached))));
export const placed: Form = later(() =>
  list(then(either(named, planned, then(moved, word('of'), named)), some(attached))),
);
/** Where: a place among measured things. "After" and "before" take a bar only, so that no rule is made of what came after. */
export const place: Form = later(() =>
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
        then(word('its'), word('high low close open peak'), maybe(phrase('at|of bar? #'))),
        phrase('the end|start|middle'),
        phrase('the last # bars'),
      ),
    ),
    then(word('than'), word('at in on over during from near above below'), placed),
    then(word('without'), phrase('a|any close|touch|cross|gap|pattern|swing|level'), maybe(place)),
    phrase('# bars ago|before|earlier'),
    phrase('except|but #'),
    then(word('its'), word('value values'), phrase('of # at|on|in bar|the'), maybe(word('#'))),
    phrase('for the first|last time'),
    then(phrase('up|down from #'), maybe(place)),
    phrase('with # up|down|bullish|bearish|neutral|mixed and # up|down|bullish|bearish|neutral|mixed'),
    phrase('near|at|above|below|close_to where it|they began|started|ended|opened'),
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
export const attached: Form = later(() =>
  either(
    place,
    done,
    then(place, word('and'), place),
    then(comma, number, maybe(comma)),
    then(comma, word('at'), list(number), maybe(comma)),
  ),
);
export const done: Form = later(() =>
  then(
    maybe(word('that which')),
    maybe(word('was were')),
    maybe(word('not')),
    word(words.DONE),
    some(details),
  ),
);
const times = either(then(some(small), number, word('times time')), phrase('less|more than once|twice'));
export const details: Form = either(
  place,
  small,
  times,
  then(small, times),
  then(word('above'), word('and'), place),
);

export const comparison = then(
  some(small),
  maybe(either(times, number)),
  either(
    then(
      word(
        'higher lower smaller larger wider narrower calmer livelier longer shorter flatter steeper less more',
      ),
      maybe(
        then(
          word('than'),
          either(
            things,
            word('before'),
            phrase('the first|last'),
            phrase('it|they opened|closed|began|started|ended'),
            place,
          ),
        ),
      ),
    ),
    then(
      word('as'),
      word('tall high low wide large small long lively calm volatile far many much'),
      word('as'),
      either(things, word('before'), phrase('the first|last')),
    ),
  ),
);
export const described = either(
  then(
    word('higher lower smaller larger wider narrower calmer livelier taller'),
    place,
    word('than'),
    either(word('before'), place, things),
  ),
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
