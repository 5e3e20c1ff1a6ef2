/** "<term> is / means / measures …", and what a lesson says or leaves open. */
import { ALL, GENUS, MOVES, NEVER, ON_A_CHART, PLAIN_BEFORE, without } from './definition-words.ts';
import { either, maybe, open, phrase, some, then, word } from './recogniser.ts';
import { KINDS, KINDS_OF_MANY, PLAIN } from './lesson-words.ts';
import * as words from './vocabulary.ts';

const number = word('# one');
const small = word('about roughly nearly exactly');
const term = word(
  [words.MEASURED, words.DIRECTED, words.INDICATORS, words.PATTERNS, words.PLAN_PRICES, words.TAUGHT].join(
    ' ',
  ),
);
const quality = word(
  `${words.DESCRIBING} ${words.MOODS} average false trailing sampling base sideways exponential free used trailing gambler empty smallest fixed random historical true weighted yearly kelly brier sharpe sortino confirmation hindsight survivorship disposition anchoring recency selection payoff hit log interest win loss bid-ask`,
);
const subject = then(
  maybe(word('a an the')),
  some(quality),
  term,
  some(then(maybe(word('of')), term)),
  maybe(either(word('per_unit'), phrase('per trade|plan|bar'), phrase('at risk'))),
);
const comma = word(',');
const article = then(maybe(word('about roughly nearly')), word('the a an one two how #'), some(quality));
const PLURALS = words.TAUGHT.replaceAll(/(?<=[a-z])(?<!s)(?= |$)/g, 's');
const rest = some(word(`${ALL} ${PLURALS} ${PLAIN} ${KINDS} ${KINDS_OF_MANY} expected bid best sides r @`));
/** Behind its genus a term is bound, never the subject of a sentence: "means the trend ended" is none. */
const bound = then(
  word(
    `${words.PLACING} ${words.DONE} that which whose where , ( : and or plus minus times multiplied used quoted needed risked lost gained filled paid held bought sold borrowed received weighted smoothed summed #`,
  ),
  rest,
);
const genus = then(maybe(article), some(word(PLAIN_BEFORE)), some(term), word(GENUS), maybe(bound));
const concept = word(
  `${without(words.TAUGHT, ON_A_CHART)} ${words.INDICATORS} average averages median mean size width height length ratio sum count percentage error deviation standard_deviation true_range signal_line histogram bandwidth neckline criterion`,
);
const shapes = word(`${words.PATTERNS} pattern patterns breakout pullback`);
const taughtTerm = word(
  `${words.MEASURED} ${words.INDICATORS} ${words.PLAN_PRICES} ${without(words.TAUGHT, 'breakout pullback correction reversal continuation')} direction momentum trend criterion`,
);
const concepts = either(
  then(
    maybe(word('a an')),
    some(quality),
    taughtTerm,
    some(then(maybe(word('of per in on to')), maybe(word('a an the')), term)),
  ),
  then(
    word('the'),
    some(quality),
    concept,
    some(then(maybe(word('of per in on')), maybe(word('the a an')), term)),
  ),
);
const ofKind = either(
  then(phrase('the average|mean gain|win|profit'), bound),
  then(article, some(either(word(PLAIN_BEFORE), term)), word(`${KINDS} ${GENUS}`), maybe(bound)),
  then(maybe(article), some(either(word(PLAIN_BEFORE), term)), word(KINDS_OF_MANY), bound),
);
/** "Holding assets whose returns …", "being more sure than …". */
const doing = then(
  word(
    'holding measuring counting dividing comparing adding spreading borrowing multiplying judging noticing remembering weighing smoothing being',
  ),
  rest,
);
/** Up to two words of a lesson's matter that no list names. */
const strange = open(`${NEVER} ${words.MOODS} ${words.DIRECTED} ${words.PATTERNS} price prices`, 1);
const tail = then(rest, maybe(then(strange, rest)), maybe(then(strange, rest)));
/** Terms of money, orders, statistics and judgement, known or not; things on a chart are none. */
const matter = either(
  then(
    maybe(word('a an')),
    some(quality),
    word(`${without(words.TAUGHT, ON_A_CHART)} ${words.INDICATORS} criterion`),
    some(then(maybe(word('of per in on to')), maybe(word('a an the')), term)),
  ),
  then(
    word('the'),
    some(quality),
    word(without(words.TAUGHT, `${ON_A_CHART} ${words.PLAN_PRICES} plan plans trade trades setup`)),
    some(then(maybe(word('of per in on')), maybe(word('the a an')), term)),
  ),
  then(
    maybe(word('a an')),
    maybe(word(words.TAUGHT)),
    open(
      `${NEVER} ${words.PLAN_PRICES} twenty thirty forty fifty sixty seventy eighty ninety hundred ${words.MEASURED} ${words.PATTERNS} ${words.DIRECTED} ${ON_A_CHART} ${words.DESCRIBING} stock stocks share shares asset coin gold bitcoin`,
      2,
    ),
  ),
);
const ofMatter = then(
  matter,
  either(
    then(
      word('is means'),
      article,
      some(either(word(PLAIN_BEFORE), term)),
      maybe(strange),
      word(`${KINDS} ${GENUS}`),
      some(word(`${KINDS} ${GENUS}`)),
      then(word(`${words.PLACING} ${words.DONE} that which whose where to , and or plus minus`), tail),
    ),
    then(word('measures compares divides multiplies describes counts'), tail),
  ),
);
const concludes = either(
  then(word('lags lag'), rest),
  then(
    word('is are equals'),
    maybe(article),
    some(word(PLAIN_BEFORE)),
    term,
    some(term),
    word('minus plus times divided multiplied'),
    rest,
  ),
  then(word('is means'), either(ofKind, genus, doing)),
  then(word('are'), maybe(word('both all')), either(ofKind, genus)),
  then(word('measures compares counts'), phrase('how strong|steep'), rest),
  then(word('multiplies subtracts measures compares counts divides describes splits'), rest),
  then(word('measure compare count show contain divide describe name'), rest),
);
const definition = either(
  ofMatter,
  then(
    maybe(word('a an')),
    some(quality),
    shapes,
    some(shapes),
    word('is are'),
    article,
    some(either(word(PLAIN_BEFORE), word('bullish bearish'))),
    word(
      'candle candles candlestick candlesticks bar bars peak peaks low lows shape row trough troughs series close triangle range move pair',
    ),
    bound,
  ),
  then(concepts, concludes, maybe(then(maybe(comma), word('and but while ;'), concepts, concludes))),
  then(concepts, word('and or'), concepts, word('are'), maybe(word('both two')), either(ofKind, genus)),
  then(
    maybe(word('the a an')),
    maybe(number),
    some(quality),
    term,
    some(then(word('and'), term)),
    word('differ differs'),
    rest,
  ),
  then(
    concepts,
    maybe(then(word('of'), number, maybe(term))),
    word('is are'),
    word('called named'),
    maybe(article),
    some(quality),
    term,
    some(term),
  ),
  then(subject, word('is are means equals'), genus),
  then(subject, word('is'), word('# one'), word('of times divided plus minus multiplied'), rest),
  then(word('a an the'), word(MOVES), word('is are'), article, word('fall rise decline move change'), rest),
  then(
    subject,
    maybe(phrase('of #')),
    word('means'),
    word('# one'),
    maybe(word('standard_deviations times units percent')),
    maybe(word(words.PLACING)),
    some(then(article, term)),
  ),
  then(
    subject,
    word('becomes'),
    word('a an'),
    term,
    maybe(word('order position')),
    either(bound, phrase('when|once its price is reached')),
  ),
  then(
    subject,
    maybe(word('of')),
    maybe(number),
    word('is'),
    then(maybe(small), number),
    some(
      then(
        word('in of'),
        some(word('most many all the currency pairs price a unit quote balance account risk amount percent')),
      ),
    ),
  ),
  then(phrase('the|a risk|size|loss|amount|balance|profit of? #'), phrase('divided|multiplied by'), rest),
  then(word('a an'), some(quality), term, some(term), phrase('of # means that'), rest),
  then(word('the'), phrase('r multiple is'), article, word('result loss'), bound),
  then(subject, word('is'), word('how'), word('often'), rest),
  then(subject, word('means is'), word('how'), word('many much far often sure large small wide long'), rest),
  then(
    subject,
    word('measures compares counts shows contains divides describes limits names gives adds splits'),
    maybe(word('how')),
    either(article, word('more less equal each')),
    rest,
  ),
  then(subject, word('measures compares counts shows names describes'), word('how'), rest),
  then(
    subject,
    word('is are'),
    word('computed measured filled counted divided calculated drawn defined quoted'),
    rest,
  ),
);

export { definition, rest, term };
