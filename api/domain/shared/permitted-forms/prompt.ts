/** What a model is told about the forms of its sentences; `is-permitted.ts` lets only such sentences through. */

/** The words that the forms are made of. A test reads a sentence with each of them. */
export const formWords = {
  happened:
    'rose fell moved climbed declined gained lost closed opened started ended stayed touched crossed reached broke formed narrowed widened increased decreased',
  placed: 'at above below near between inside outside from to over in within of before bar N, after bar N',
  found: 'found measured read counted drawn shown computed projected touched crossed',
  kinds:
    'price value number amount share ratio difference distance sum average measure range part line level area bar candle order cost fee account rule plan method record list series move change tendency habit belief',
  compares: 'measures, compares, counts, divides, multiplies, describes',
  lessons:
    'defines, explains, describes, names, shows, uses, compares, contains, does not cover, says nothing about, leaves out',
} as const;

export const formsText = [
  'Every sentence has to have one of the forms below; a sentence in any other form is left out. One sentence says one thing, or two joined by "and", "but", "while" or ", which".',
  `1. What a measured thing did, in the past (${formWords.happened.replaceAll(' ', ', ')}), and where (${formWords.placed}): "The price rose from 100.2 to 104.5 over the last 20 bars." "The range narrowed from 6.2 to 3.1." "The price stayed below 104.5 after bar 57." "Three of the last five bars closed higher than they opened."`,
  '2. What a measured number is and where it lies, in the present (is, lies, stands, equals, shows, spans, contains): "The last close is 104.5 (± 0.1)." "RSI (14) is 62.3 and lies above 50." "The nearest resistance lies 3.9 above the last close." "The trend of the whole picture is Bullish, and that of the last third is Mixed." "Four of seven trend indicators are bullish."',
  `3. What was found, counted or not measured (was, were and ${formWords.found.replaceAll(' ', ', ')}): "72 bars were measured." "A double bottom was found at bars 30 and 44." "The support at 98.2 was touched three times." "Volume was not measured." "Without drift, 12 of 100 charts move this far."`,
  '4. The plan, in these words only: "The rule gives a long plan with an entry at 104.5, a stop at 98.1 and targets at 110.9 and 117.3." "The plan is long, because the trend is Bullish." "The rule proposes no trade, because the trend is Mixed." "The entry is 104.5, the stop is 98.1 and the first target is 117.3." "The stop lies 6.4 below the entry, under the support at 98.2." "The first target offers 2.00 for each unit risked." "The plan rests on the support at 98.2."',
  `5. A definition, in the words of the material or as its own sentence: a term that the material explains, then "is a" with the kind of thing it is (${formWords.kinds.replaceAll(' ', ', ')}) and what it is made of; or a term, then ${formWords.compares}: "A support is a price at which falls ended." "RSI measures the share of rises in the changes of the last 14 closes." "The size is the amount at risk divided by the distance to the stop." "The ask is the lowest price at which a seller offers."`,
  `6. What a lesson, the curriculum, an example or the question does (${formWords.lessons}), or what follows from it by "According to the lesson, …" with a definition: "The lesson defines a trend by its highs and lows." "The curriculum does not cover options." "The question names a balance of 10,000." "According to the lesson, a pullback is a small move against the trend."`,
  '7. A number of an example, with what it is computed from: "The risk of 1% of 10,000 is 100." "A loss of 50% needs a gain of 100% to recover."',
  'A sentence of the material may also be repeated word for word.',
  'Each sentence begins with the measured thing or the term and ends with a full stop. Use the words of the material and plain words of charts and lessons only. Say nothing of you, me, traders, buyers or the market as persons; nothing that will, may, should or could be; no commands, no "if", no "always", "usually" or "every time", no chances; no praise such as strong, good, safe or cheap; and nothing about what came after such a pattern before.',
].join('\n');
