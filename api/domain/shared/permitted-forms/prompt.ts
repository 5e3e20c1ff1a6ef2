/** What a model is told about the forms of its sentences; `is-permitted.ts` lets only such sentences through. */
export const formsText = [
  'Every sentence has to have one of the forms below; a sentence in any other form is left out.',
  '1. What a measured thing did, in the past: "The price rose from 100.2 to 104.5 over the last 20 bars." "The range narrowed from 6.2 to 3.1." "The support at 98.2 was touched three times."',
  '2. What a measured number is, in the present: "The last close is 104.5 (± 0.1)." "RSI (14) is 62.3 and lies above 50." "The nearest resistance lies 3.9 above the last close."',
  '3. What was found, counted or not measured: "72 bars were measured." "A double bottom was found at bars 30 and 44." "Volume was not measured."',
  '4. The plan, as the measurements put it: "The rule gives a long plan." "The rule proposes no trade." "The entry is 104.5, the stop is 98.1 and the first target is 117.3." "The stop lies 6.4 below the entry." "The first target offers 2.00 for each unit risked."',
  '5. A definition, "<term> is / means / measures …": "A support is a price at which falls ended." "RSI measures the share of rises in the changes of the last 14 closes." "The size is the amount at risk divided by the distance to the stop."',
  '6. What a lesson, the curriculum or the question says: "The lesson defines a trend by its highs and lows." "The curriculum does not cover options." "The question names a balance of 10,000."',
  'A sentence of the material may also be repeated word for word.',
  'Each sentence begins with the measured thing or the term and ends with a full stop. Use plain words of charts and lessons only. Say nothing of you, me, traders, buyers or the market as persons; nothing that will, may, should or could be; no commands, no "if", no "always", "usually" or "every time", no chances; no praise such as strong, good, safe or cheap; and nothing about what came after such a pattern before.',
].join('\n');
