/** "<term> is / means / measures …", and what a lesson says or leaves open. */
import { either, maybe, phrase, some, then, word, type Form } from './recogniser.ts';
import * as words from './vocabulary.ts';

/** What a term may be. A sign, a reason or a rise is no genus: "a break is a sign of …" tells what comes. */
const GENUS = [
  'time style shape property rsi close market money place zero idea tendency drawing value values price prices level line lines average mean median share ratio number distance difference sum order orders bar bars pattern range ranges',
  'measure move part rate size amount value percentage deviation standard_deviation true_range quotient product root test plan rule group candle',
  'candlestick band bands channel gap set sequence kind type form term name word change cost fee loss profit risk reward balance position contract',
  'account unit units quantity point points error step factor multiple estimate result return returns series comparison record method list',
  'moving_average moving_averages square variance instrument loan interest currency pair pairs interval limit oscillator indicator formula calculation',
].join(' ');
/** Terms that are moves themselves. */
const MOVES =
  'drawdown drawdowns pullback pullbacks correction corrections retracement swing slippage decline';

const ALL = [
  words.MEASURED,
  words.DIRECTED,
  words.INDICATORS,
  words.PATTERNS,
  words.PLAN_PRICES,
  words.DESCRIBING,
  words.MOODS,
  words.HAPPENED,
  words.STANDS,
  words.DONE,
  words.PLACING,
  words.SMALL,
  words.TAUGHT,
  // Words that bind, and verbs of what an order, a formula or a pair does.
  'a an the this that these those its their it they each both all one no not and or but is are was were whose which where how many much far often sure',
  'more less given divided multiplied plus minus times called used quoted filled paid held placed opens closes opened',
  'becomes compares divides shows states tells limits names holds uses weighs adds subtracts follows followed back better inside beyond two # @ , ; ( ) per',
  'equally equal nearly same bought sold borrowed received lost gained risked needed worth whole only sized weighted smoothed summed squared',
  'for_each_unit_risked most few several many some after before during until because since something money which whether between zero past lag lags behind',
  'backs available recent beside them when once used later earlier included decided reached expressed others any same together whole new while broker brokers holds happens happen general fixed weight money gives give available empty sorted middle small large',
  'buyer buyers seller sellers lender owner people person day days year years without can be been has have had does do done found kept taken gains loses',
  'rises falls moves follows starts meets counts lasts adds keeps asks offers covers contains answers shown named open closed fall rise shows grows shrinks describes come closer together half halves night over splits full times',
].join(' ');

const number = word('# one');
const small = word('about roughly nearly exactly');
const term = word(
  [words.MEASURED, words.DIRECTED, words.INDICATORS, words.PATTERNS, words.PLAN_PRICES, words.TAUGHT].join(
    ' ',
  ),
);
const quality = word(
  `${words.DESCRIBING} ${words.MOODS} average false trailing sampling base sideways exponential empty smallest fixed random historical true weighted yearly payoff hit log interest win loss bid-ask`,
);
const subject = then(
  maybe(word('a an the')),
  some(quality),
  term,
  some(then(maybe(word('of')), term)),
  maybe(either(word('per_unit'), phrase('per trade|plan|bar'), phrase('at risk'))),
);
const article = then(maybe(word('about roughly nearly')), word('the a an one two how #'), some(quality));
const PLURALS = words.TAUGHT.replaceAll(/(?<=[a-z])(?<!s)(?= |$)/g, 's');
const rest = some(word(`${ALL} ${PLURALS} expected bid best sides r`));
/** Behind its genus a term is bound, never the subject of a sentence: "means the trend ended" is none. */
const bound = then(
  word(
    `${words.PLACING} ${words.DONE} that which whose where , ( : and or plus minus times multiplied used quoted needed risked lost gained filled paid held bought sold borrowed received weighted smoothed summed`,
  ),
  rest,
);
const genus = then(
  maybe(article),
  some(word('expected true bid average maximum past smallest empty middle fixed random largest two #')),
  some(term),
  word(GENUS),
  maybe(bound),
);
const definition = either(
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

const source = then(
  word('the this'),
  maybe(word('first next')),
  word('lesson lessons curriculum example question answer definition formula'),
  some(then(word('in on of'), maybe(word('the a an')), term, some(either(term, word('and of in'))))),
);
const taught = either(
  then(
    source,
    word('defines explains uses shows covers names compares describes computes gives'),
    some(word(`${ALL} expected`)),
  ),
  then(source, phrase('does not cover|explain|say|define|name|give'), some(word(ALL))),
  phrase('the curriculum|lesson says nothing about|on this term|question|word|name'),
  then(source, phrase('says nothing about|on'), some(word(`${ALL} this`))),
);
export const lesson: Form = either(definition, taught);

/** What a definition may not say: where a price goes, at which price something is done, or which side is the better one. */
const LED = [
  /^(?:the|this) (?:\w+ )?(?:lesson|curriculum|example|question|answer|formula)\b.*\b(?:gains?|profits?|wins?|chance|long|short)\b/,
  /^the (?:rule|plan|program|setup)\b/,
  /\bchances?\b|\beach (?:fall|rise|touch|swing|decline)\b|\bend of (?:the |a )?(?:falls?|rises?|declines?)\b/,
  /\b(?:price|prices|chart|market|trend|it|that|which|level|bar|stock|pair|falls|rises|to|always|not)(?:_\w+)? (?:rises?|falls?|declines?|advances?|gains?|wins?|moves? (?:up|down|higher|lower)|ends?|turns?)(?: (?!ended|began|stopped|were|was)|$)/,
  /\b(?:at|near|until|before) #|\bto #(?! and)|\b(?:price|close|level|support|resistance|bar) (?:above|below) #/,
  /\b(?:long|short) (?:trade|plan|entry|setup)\b/,
  /\b(?:long|short)(?:_| )position\b.*\b(?:gains?|profits?|returns?|results?|better)\b/,
  /\b(?:a|an|the|next|first) (?:\w+ )?(?:rise|advance)\b/,
  /(?<!or) better\b|\bbest (?!available|bid|ask|price)/,
  /\b(?:higher|lower) (?:price|range|level|close)s?\b/,
  /\border that (?:loses|gains|wins)\b/,
  /\b(?:after|from|before) which\b|\bthat follows?$|\bnot needed\b|\bthis\b|\bthese\b/,
  /\b(?:positions?|trades?|plans?) (?:is|are|was|were) (?:opened|placed)\b|\bto (?:open|close|short|exit|trade)\b/,
  /\b(?:highest|largest|higher|larger) (?:returns?|profits?|results?|gains?)\b/,
  /^\S+(?: \S+){0,2} (?:is|are) (?:a|an|the) (?:\w+ )?(?:position|method|plan|trade|rule|order) with\b/,
  /^(?:an? |the )?(?:entry|stop|target|exit)\b.*\b(?:support|resistance|high|low|average)\b/,
];
export const leads = (text: string): boolean => LED.some((pattern) => pattern.test(text));
