/** What was measured, found or counted on a chart: a measured thing, then a verb of what it did or where it stands. */
import {
  adjective,
  attached,
  comma,
  comparison,
  described,
  details,
  directed,
  done,
  list,
  moved,
  named,
  number,
  place,
  placed,
  small,
  the,
  thing,
  things,
  undirected,
} from './places.ts';
import { either, later, maybe, phrase, some, then, word, type Form } from './recogniser.ts';
import * as words from './vocabulary.ts';
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
  phrase('is|was # sure'),
  then(word('stayed remained'), maybe(small), word('flat sideways calm narrow wide steep level')),
  phrase('move|moves|go|goes this|that|so|as far|much'),
  phrase('moved|went this|that|so|as far'),
  phrase('move|moves|go|goes|moved|went as far as the|this|that one|chart|picture|series'),
  then(
    word('equals equalled is was'),
    maybe(small),
    number,
    word('times'),
    phrase('the move|size by chance'),
  ),
  then(phrase('runs|goes from'), number, word('to'), number, some(details)),
  then(phrase('has|have not? been'), described),
  then(
    phrase('is|are|was|were not? certain within the|its measuring|measured|reading? error|errors'),
    some(place),
  ),
  then(phrase('was complete|completed'), some(place)),
  then(phrase('does|do|did not show|have|cover|lie|contain'), either(things, place)),
  phrase('do|does not agree|change|overlap'),
  phrase('overlap|overlapped|agree|agreed|disagree|disagreed|differ|differed'),
  then(
    word('changed turned went'),
    word('from'),
    word(words.MOODS),
    word('to'),
    word(words.MOODS),
    some(details),
  ),
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
  phrase(',? of which'),
  phrase(', where'),
  phrase('; and'),
);
const clause: Form = later(() =>
  either(
    then(list(then(either(named, moved), some(attached), maybe(then(comma, place, comma)))), verb),
    then(word('#'), word('of'), word('#'), some(undirected), thing, some(thing), some(place), verb),
    countedMoods,
    then(phrase('that|those of|in|over'), things, word('is are was were'), word(words.MOODS), some(details)),
    then(word('there'), word('is are was were'), things),
    symbolTrend,
    then(number, maybe(word('indicators indicator')), word('is are was were'), word(words.MOODS)),
    then(
      phrase('the picture|chart|series ends|begins|starts with|at|on'),
      things,
      maybe(then(word('and'), phrase('ends|begins|starts with|at|on'), things)),
    ),
    then(place, word('lie lies is are stand stands'), things),
    then(
      maybe(the),
      some(adjective),
      directed,
      some(directed),
      some(attached),
      word('is are was were'),
      maybe(small),
      word(words.MOODS),
      some(details),
      maybe(
        then(
          maybe(comma),
          word('and but'),
          maybe(phrase('that of')),
          place,
          maybe(word('is was')),
          word(words.MOODS),
          some(details),
        ),
      ),
    ),
    then(
      word('of'),
      number,
      word('indicators'),
      maybe(phrase('of trend|momentum|volatility')),
      comma,
      some(
        either(phrase('# lean up|down ,?'), then(number, word('is are'), word(words.MOODS), maybe(comma))),
      ),
      maybe(then(word('and'), number, word('is are'), word(words.MOODS))),
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
  phrase('by chance alone? ,?'),
  phrase('on|in|among driftless bars|charts|walks ,?'),
  phrase('at|in|on the|its end|start|beginning|middle|edge of the picture|chart|series ,?'),
);
/** "Four of seven trend indicators were bullish", "all but one indicator lean up". */
const countedMoods = then(
  either(
    then(number, maybe(then(word('of'), maybe(the), number))),
    then(
      word('all most none some both'),
      maybe(word('of')),
      maybe(the),
      maybe(number),
      maybe(phrase('but #')),
    ),
  ),
  maybe(word('of')),
  maybe(the),
  some(word('trend momentum volatility')),
  word('indicators indicator'),
  maybe(phrase('but #')),
  either(
    then(word('is are was were'), word(`${words.MOODS} up down`)),
    phrase('lean|leans|leaned|point|points|pointed up|down'),
  ),
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
          then(number, place, some(then(maybe(word('and')), number, place))),
          then(phrase('# above|below and # above|below'), maybe(things)),
          phrase('the picture|chart shows|showed|has none'),
          list(then(number, word(`up down ${words.MOODS}`))),
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
  /\bis the height of\b|\bequals (?:its|the) height\b|\b(?:low|high) of the (?:trend|fall|rise)\b/,
  /\bprobability of\b/,
  /\bis (?:not )?the (?:low|high|top|bottom) of the (?!picture|chart|series|range|trend|pattern|last|first|whole|bar|move|second|screenshot)/,
  /\b(?:price|close) is (?:a|the) (?:low|high)\b|# bars before #|\bneckline\b.*\bheight\b|\bheight\b.*\bneckline\b/,
  /\b(?:rose|fell|turned|higher|lower)\b.*\b(?:each|all|every|both|all)\b.*\b(?:touch|touches|cross|crosses)\b/,
  /\b(?:above|below|near|at|under|over|from|to) (?:its|the|their) (?:\w+ )?values?\b(?! of #)/,
  /\bthe last one$|\bis (?:not )?the last one\b/,
  /\barea\b.*\b(?:above|below) #$/,
  /^(?!the (?:\S+ )?(?:axis|scale|channel|bands?|cloud|envelope)\b).*\b(?:runs|goes)\b/,
  /\b(?:support|resistance|level)s? turned\b/,
  /\bwas (?:not )?the last (?:low|high|touch|fall|rise)\b/,
  /^(?:after|since|before|until) bar # .*\b(?:is|are|lies?|stands?)\b/,
  /^(?:most|each|all|both|any|some|none|neither|one|the (?:last|first)(?: #)?|#|after .*)(?: of (?:the|its|these|those)(?: last| first| latest)?(?: #)?)? (?:touch|touches|crosses|cross|patterns?|double_\w+|triple_\w+|swings?|(?:support|resistance|level|low|high)s)\b.*\b(?:ended|reached|rose|fell|closed|moved|turned|went|broke|gained|led)\b/,
  /\beach time\b/,
  /(?<!\b(?:highest|lowest|largest|smallest|first|previous|opening) )\b(?:price|close|trend|range|level|average|rsi|@) (?:is|are|lies?|stands?|has)\b(?!.*\bvalue of # at\b).*\b(?:within|after|until|before|at|over|in) (?:the )?(?:bar #|# bars)/,
  /\b(?:trend|momentum|move|price) (?:is|are|lies?|stands?) (?:in|with|on)\b/,
  /\bprice (?:is|are) (?:small|large|wide|narrow|steep|flat)\b/,
  /\bno resistance (?:up_to|to)\b/,
  /\b(?:after|since) (?:the )?(?:\w+ )?(?:touch|cross)\b.*/,
];
export const foretells = (text: string): boolean => FORETOLD.some((pattern) => pattern.test(text));
