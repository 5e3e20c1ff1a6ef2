/** Words of one meaning, so that what was learned of one holds for the others. */
const CLASSES: Readonly<Record<string, string>> = {
  TRADE:
    'buy sell short purchase accumulate grab invest offload snap dump own acquire enter exit hold hodl close cover trim reduce lighten liquidate unwind load scoop pick add scale ride trade ditch unload bail commit allocate stake bet long',
  TRADING:
    'buying selling shorting purchasing accumulating investing entering exiting holding closing adding taking trading offloading dumping owning opening loading',
  MOVES:
    'rise fall climb drop rally crash bounce recover double triple explode soar surge slide plunge sink tank moon jump gain advance decline increase decrease continue resume reverse turn break reach hit test move go run head push follow skyrocket collapse tumble retreat rebound breakout accelerate persist',
  MOVING:
    'rises falls climbs drops rallies crashes bounces recovers doubles soars surges slides plunges sinks jumps gains advances declines continues resumes reverses turns breaks reaches hits tests moves goes runs heads rising falling going rallying dropping recovering sinking surging climbing breaking heading returning tumbling',
  MOVE: 'correction recovery pullback upswing leg upside downside decline advance reversal upturn downturn swing collapse spike sell-off selloff comeback strength weakness uptrend downtrend trend momentum',
  ASSET:
    'bitcoin btc eth ether gold silver stock stocks share shares coin coins token tokens crypto pair index btcusdt ethusdt apple tesla nasdaq forex market markets price prices chart dip breakout setup position positions exposure bag asset assets commodity oil euro dollar pound yen',
  LEVEL:
    'support resistance high low neckline target targets average line zone level levels trendline ceiling floor range goal stop',
  TIME: 'tomorrow today tonight now soon shortly next week weeks month months year days friday monday tuesday wednesday thursday weekend early immediately instantly already long',
  MUST: 'should must ought need needs had better want might could would may can',
  WILL: "will shall going 'll it'll you'll he'll they'll won't about set poised ready bound destined primed likely due expected",
  SURE: 'certain sure guaranteed guarantee guarantees assured inevitable undoubtedly definitely surely certainly clearly obviously doubtless safe secure risk-free foolproof unstoppable promise promises ensures delivers definite doubt inevitably probably likelihood odds chances easily realistic',
  GOOD: 'good great perfect ideal excellent smart wise sensible prudent best right attractive golden advisable reasonable better safer promising compelling justified favourable favorable no-brainer bargain steal gift winner worth opportunity chance time moment entry',
  SAYS: 'recommend suggest advise urge encourage favour favor prefer propose expect believe think predict forecast anticipate foresee reckon feel guess assume confident advice tip recommendation',
  MONEY:
    'money profit profits gains savings cash capital funds fortune winnings reward return returns income win success',
  LOSE: 'lose losing loses fail fails failing regret wrong miss misses disappoint',
  DENY: "not no never nobody none nothing neither cannot can't don't doesn't won't unknown whether without hardly isn't impossible",
  BASE: 'is are was were be been being has have had does do did means consists equals follows depends',
  TEACH:
    'lesson lessons curriculum explains explain defines define definition rule measured computed plan order orders picture bars bar test tested method record journal costs ratio risk units percent sigma error formula counts touched analysis definition example',
  IF: 'if when once where suppose imagine assume unless',
  YOU: 'you your yours yourself',
  ME: 'i we my our us me',
  IT: 'it this that these those they them',
  THE: 'a an the some any each every another',
};

const CLASS_OF = new Map(
  Object.entries(CLASSES).flatMap(([name, all]) => all.split(' ').map((word) => [word, name] as const)),
);
const FUNCTION_WORDS = new Set(
  'to of in on at for with by from into as than so and or but then before after until here there out up down while who what how why which only just simply please let'.split(
    ' ',
  ),
);

/** The class of a word; small words are their own class, and all others share one. */
export const classOf = (word: string): string =>
  CLASS_OF.get(word) ?? (FUNCTION_WORDS.has(word) || !/\p{L}/u.test(word) ? word : '*');
