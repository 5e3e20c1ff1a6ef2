/** The plan as the program puts it, and in no other words. */
import { measured } from './measurements.ts';
import { list, placed, planned } from './places.ts';
import { either, later, maybe, phrase, then, some, word, type Form } from './recogniser.ts';
import * as words from './vocabulary.ts';

const number = word('# one');
const comma = word(',');
const small = word(words.SMALL);
const thing = word(words.INDICATORS);
const DIRECTION = word('long short');
/** "With the entry at 104.5, the stop at 98.1 and targets at 110 and 117". */
const withPrices = then(
  maybe(comma),
  word('with from'),
  list(
    then(
      maybe(word('an a the its')),
      maybe(word('# first second')),
      word(words.PLAN_PRICES),
      maybe(then(maybe(word('at of')), list(number))),
    ),
  ),
);
const planFacts = either(
  then(
    phrase('the rule gives|reads|makes'),
    word('a the this'),
    maybe(DIRECTION),
    maybe(word('exercise example')),
    word('plan setup'),
    maybe(withPrices),
  ),
  then(phrase('the rule|program gives|proposes|makes no trade|plan|setup here?')),
  then(phrase('the rule reads the|this chart as a long|short setup')),
  phrase('the rule gives|reads a long|short plan|setup with # targets'),
  phrase('no trade|plan|setup was|is proposed|made|given'),
  phrase('no trade|plan|setup was|is proposed|made|given for|on|in this|the chart|picture'),
  phrase('the plan is an exercise|example , not advice'),
  phrase('the plan is an exercise|example'),
  then(
    phrase('the exercise|example? plan|setup is|was'),
    maybe(word('a an')),
    DIRECTION,
    maybe(word('one plan')),
    maybe(withPrices),
  ),
  phrase('the plan is|was long|short , with an entry at # and a stop at #'),
  phrase('the plan is|was long|short , with an entry at # , a stop at # and a first? target at #'),
  phrase('the rule gives|reads a long|short plan|setup from # with the stop at #'),
  phrase(
    'the rule gives|reads a long|short plan|setup from # with the stop at # and the? targets at # and #',
  ),
  phrase('the plan would be undone by|with a close below|above the|its? stop|#'),
  phrase('the plan is undone by a close below|above the stop|#'),
  phrase('the plan has a long|short direction'),
  phrase('the plan ends|ended with|at a close below|above the? stop|#'),
  phrase('a close below|above the stop would show that the reading no longer holds'),
  then(word('the'), maybe(word('first second')), phrase('target offers # for_each_unit_risked')),
  phrase(
    'within # bars a price without drift meets|reaches|touches the first target first in # of #? cases? , the stop first in # and neither in #',
  ),
  phrase(
    'within|in|over # bars ,? a price without drift meets|reaches|touches the first? target|stop first? in|with # of|in? #? cases|times?',
  ),
  phrase('the risk of the plan is # per_unit?'),
  phrase('the risk|reward per_unit is # at? the? first|second? target?'),
  phrase('the risk|reward is # per_unit'),
  phrase('the risk is # per_unit and the reward is # per_unit?'),
  then(
    phrase('both targets lie'),
    later(() => placeOfPlan),
  ),
  then(phrase('the plan is|was based on'), placed),
  then(phrase('the plan rests on'), placed, maybe(then(word('and'), word('on'), placed))),
  then(
    word('the'),
    word('plan rule'),
    word('has gives'),
    list(
      either(
        phrase('a long|short direction'),
        then(
          maybe(word('an a the')),
          maybe(word('# first second')),
          word(words.PLAN_PRICES),
          maybe(then(word('at of'), list(number))),
        ),
      ),
    ),
  ),
  then(
    maybe(word('an a the')),
    maybe(word('first second')),
    word(words.PLAN_PRICES),
    word('at'),
    list(number),
  ),
  then(phrase('the reward_to_risk ratio of'), planned, phrase('is #')),
);
/** "The stop is 131.2", "lies 5.2 below the entry", "stands below the support at 132.0", "was projected". */
const planPrice: Form = later(() =>
  then(
    either(planned, phrase('neither|no|both|its|each target|targets')),
    maybe(phrase('of|at #')),
    either(
      then(
        word('is are was were lies lie stands stand'),
        maybe(word('at')),
        list(number),
        some(then(maybe(comma), maybe(word('and')), placeOfPlan)),
      ),
      then(
        word('is are was were lies lie stands stand'),
        maybe(word('not')),
        either(placeOfPlan, phrase('within the visible range|axis|picture')),
        some(then(maybe(comma), maybe(word('and')), placeOfPlan)),
        maybe(phrase(',? and|so is|are|was|were projected')),
      ),
      phrase('is|equals|was|equalled the last close|price'),
      phrase('lie|lies # apart'),
      phrase('is|are|was|were projected|measured|computed'),
      phrase('is|are|was|were closer|nearer|farther|further|higher|lower than the entry|stop'),
      then(phrase('is|are|was|were placed|set'), maybe(number), maybe(thing), placeOfPlan),
      then(
        word('lies is'),
        either(word('as twice'), then(number, word('times'))),
        phrase('as? far from the entry as the stop|first|second target?'),
      ),
      then(word('lies is'), number, either(thing, phrase('times the atr')), placeOfPlan),
      then(
        word('offers'),
        number,
        maybe(phrase('for_each_unit_risked')),
        maybe(phrase('and is|are|was|were projected')),
      ),
    ),
  ),
);
const placeOfPlan = then(
  maybe(small),
  maybe(number),
  either(
    word('above below at near between beyond outside inside under over from outside_of inside_of behind'),
    phrase('away from'),
  ),
  placed,
);
const planPrices = list(planPrice);
const targetsList = then(phrase('the targets are|lie'), maybe(word('at')), list(number));
/** "A moderate resistance at 140.2 lies before the first target." */
const beforeTarget = then(
  maybe(word('a the both')),
  maybe(word('moderate')),
  word('resistance support resistances supports level levels'),
  maybe(then(maybe(word('at')), list(number))),
  phrase('lies|lie before the first|second target'),
);
export const plan: Form = then(
  either(planFacts, planPrices, targetsList, beforeTarget),
  some(
    then(
      either(
        phrase(',? because|since|as'),
        word('because , : ;'),
        phrase(', and'),
        word('and'),
        phrase(', which|but'),
      ),
      either(
        measured,
        planFacts,
        planPrices,
        then(maybe(word('it')), word('lies lie is stands'), placeOfPlan),
      ),
    ),
  ),
);
