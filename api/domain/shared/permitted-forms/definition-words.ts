/** The words of definitions. */
import * as words from './vocabulary.ts';

/** What a term may be. A sign, a reason or a rise is no genus: "a break is a sign of …" tells what comes. */
export const GENUS = [
  'time style shape property rsi close market money place zero idea tendency drawing value values price prices level line lines average mean median share ratio number distance difference sum order orders bar bars pattern range ranges',
  'measure move part rate size amount value percentage deviation standard_deviation true_range quotient product root test plan rule group candle',
  'candlestick band bands channel gap set sequence kind type form term name word change cost fee loss profit risk reward balance position contract',
  'account unit units quantity point points error step factor multiple estimate result return returns series comparison record method list',
  'moving_average moving_averages square variance instrument loan interest currency pair pairs interval limit oscillator indicator formula calculation',
].join(' ');
/** Terms that are moves themselves. */
export const MOVES =
  'drawdown drawdowns pullback pullbacks correction corrections retracement swing slippage decline';

export const ALL = [
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

export const without = (all: string, some: string): string => {
  const out = new Set(some.split(' '));
  return all
    .split(' ')
    .filter((one) => !out.has(one))
    .join(' ');
};

/** What stands before the kind of thing a term is. */
export const PLAIN_BEFORE =
  'straight parallel squared full own excess usual ordinary plain given desired planned actual known unknown different similar middle fixed expected true bid average maximum past smallest empty random largest worst annual net gross adjusted typical central small large wide narrow tall deep long short two three #';

/** Of these "the one on this chart" may be meant; what such a one is, is no definition. */
export const ON_A_CHART =
  'price market trend pullback correction reversal continuation retracement uptrend downtrend consolidation swing breakout crossover extension impulse squeeze stretch end beginning start edge side movement rise rises fall falls move moves decline declines advance advances step steps bottom top recovery';

/** Words that end a sentence's way even where a lesson may use an unknown one: orders, persons, times to come, hopes and praise. */
export const NEVER = [
  'i me my mine we us our you your yours he she his her they them let lets please anyone everyone everybody nobody somebody one who whoever bulls bears whales crowd insiders smart',
  'will would shall should may might can could must ought cannot wont going gonna about set poised bound headed due ready soon shortly imminent inevitable tomorrow today tonight now then next coming ahead forthcoming upcoming eventually',
  'buy buys buyer buying purchase purchasing sell sells seller selling short shorting long go goes enter enters entering entry exit exits exiting hold holds holding wait waits waiting add adding accumulate load grab take takes taking place act acting trade trades trading invest invests investing hedge scale cut trim cover fade follow chase ride',
  'rise rises rising fall falls falling rally rallies rallying soar soars surge surges climb climbs climbing jump jumps drop drops dropping crash crashes crashing bounce bounces rebound rebounds break breaks breaking breakout reverse reverses reversing reversal turn turns turning continue continues continuing resume resumes recover recovers recovering run runs move moves moving upside downside upward upwards downward downwards up down higher lower',
  'right wrong correct help good great best better bad worst worse safe safely sure surely certain certainly guaranteed guarantee promise promises promising profit profits profitable gain gains winning win wins easy cheap expensive undervalued overvalued bargain discount worthwhile worth attractive ideal perfect excellent strong stronger weak weaker reliable reliably proven likely unlikely probable probably possible opportunity opportunities chance chances edge signal signals sign signs hint hints warning omen cue trigger confirmation confirms confirm',
  'always never usually often mostly normally typically generally every tends tend why because reason wise unwise prudent sensible foolish stupid needless useless pointless timid brave patient patience discipline disciplined',
  'not is are was were be been has have had do does did if unless when while so this that these those it its here there',
].join(' ');
