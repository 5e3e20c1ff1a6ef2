/** What a lesson, the curriculum, an example or the question says or does not say. */
import { definition, rest, term } from './definitions.ts';
import { statement } from './measurements.ts';
import { comma, list, number } from './places.ts';
import { either, maybe, open, phrase, some, then, word, type Form } from './recogniser.ts';

const source = then(
  word('the this that'),
  maybe(word('first next')),
  word('lesson lessons curriculum example question answer definition formula'),
  some(then(word('in on of'), maybe(word('the a an')), term, some(either(term, word('and of in'))))),
);
const topic = open(
  'buy sell long short now rise rises fall falls up down will enter exit gains profit profits should must go goes higher lower today tomorrow this that price trend',
  4,
);
const introduced = either(
  then(source, word('says states explains shows notes adds'), word('that')),
  phrase('according to the|this lesson|curriculum|example|definition|formula ,?'),
  then(word('in on by'), source, comma),
);
/** "The risk of 1% of 10,000 is 100": numbers of an example; a price, a target and a profit are none. */
const AMOUNTS =
  'pip_size risk size amount distance difference pip_value margin leverage spread cost costs fee fees ratio average mean sum product quotient balance loss position_size reward_to_risk answer payment number share drawdown expectancy win rate';
const calculated = then(
  maybe(word('the a an')),
  some(word('average total maximum full equal')),
  word(AMOUNTS),
  some(
    word(
      `${AMOUNTS} entry stop # of in between and the a an per @ on for trade trades lot lots unit units account formula example calculation pips pip deposit wins losses two both from to with`,
    ),
  ),
  word('is are equals'),
  list(
    then(
      maybe(word('about exactly')),
      number,
      some(word('@ units unit percent pips pip lots lot r usd eur trades of each per')),
    ),
  ),
);
/** Alone it names what it is computed from. */
const operands: Form = (tokens, at) => {
  const is = tokens.findIndex((token, i) => i > at && /^(?:is|are|equals)$/.test(token));
  return tokens.slice(at, is).some((token) => /^(?:#|between|and|divided|@)$/.test(token))
    ? calculated(tokens, at)
    : [];
};
const recovery = phrase(
  'a loss|fall|drop|drawdown of # needs|requires|takes a gain|rise of # to recover|break_even',
);
const taught = either(
  then(source, word('leaves'), word('open out'), either(topic, rest)),
  then(source, phrase('asks about|for'), topic),
  phrase('no lesson|example covers|answers|explains this|the question|term|word'),
  phrase('# losses|wins in_a_row at|of # each? leave|leaves # of the balance|account'),
  then(
    maybe(word('a an the')),
    maybe(number),
    word('standard mini micro'),
    word('lot lots'),
    maybe(phrase('of @')),
    word('has have is'),
    either(phrase('a pip_value of'), word('#')),
    some(word('# units')),
  ),
  then(
    source,
    word('has gives contains holds'),
    word('no'),
    word('lesson answer example definition number value'),
    maybe(then(word('on of for about'), topic)),
  ),
  then(source, phrase('does not cover|explain|define|name|mention|contain'), topic),
  then(source, phrase('says nothing on|about'), topic),
  then(
    introduced,
    either(definition, recovery, then(calculated, maybe(then(maybe(comma), word('and'), calculated)))),
  ),
  operands,
  recovery,
  then(
    source,
    word('gives shows lists contains names uses has'),
    maybe(word('the a an')),
    number,
    some(term),
    rest,
  ),
  then(
    source,
    word(
      'defines explains uses shows covers names compares describes computes gives multiplies divides adds subtracts has contains holds',
    ),
    rest,
  ),
  then(source, phrase('does not cover|explain|say|define|name|give'), rest),
  phrase('the curriculum|lesson says nothing about|on this term|question|word|name'),
  then(source, phrase('says nothing about|on'), rest),
);
export const lesson: Form = either(definition, taught);

/** A measurement as the material tells it; whoever reads it has to look at the measurement, too. */
export const retold = then(introduced, statement);
