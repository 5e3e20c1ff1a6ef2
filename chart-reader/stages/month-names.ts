import { foldText } from './fold-text.ts';

/** Month names and their short forms, January first, in the languages of Latin letters that charts come in; without accents. */
const NAMES = [
  'jan january januar janv janvier ene enero janeiro gen gennaio januari sty styczen oca ocak',
  'feb february februar fev fevr fevrier febrero fevereiro febbraio februari lut luty sub subat',
  'mar march mrz marz maerz mars marzo marco mrt maart marzec mart',
  'apr april avr avril abr abril aprile kwi kwiecien nis nisan',
  'may mai mayo maio mag maggio mei maj mayis',
  'jun june juni juin junio junho giu giugno cze czerwiec haz haziran',
  'jul july juli juil juillet julio julho lug luglio lip lipiec tem temmuz',
  'aug august aout ago agosto augustus sie sierpien agu agustos',
  'sep sept september septembre septiembre set setembro settembre wrz wrzesien eyl eylul',
  'oct october okt oktober octobre octubre out outubro ott ottobre paz pazdziernik eki ekim',
  'nov november novembre noviembre novembro lis listopad kas kasim',
  'dec december dez dezember decembre dic diciembre dezembro dicembre gru grudzien ara aralik',
];

const MONTHS = new Map(
  NAMES.flatMap((names, i) => names.split(' ').map((name): [string, number] => [foldText(name), i + 1])),
);

/** What Russian short forms look like in Latin letters, the only ones that are read, January first: `Aar` is Авг, `CeH` is Сен. */
const IN_LATIN = [
  /^[9AR]HB$/,
  /^[bDoq]?e[BR]$/,
  /^Map$/,
  /^Anp$/,
  /^Ma(i?M|lM|i?5|i1)$/,
  /^I?M[ir]?[oO]H$/,
  /^(IM[ir]?|M[ir])on$/,
  /^A[Bas]r$/,
  /^CeH$/,
  /^O[kKx]T$/,
  /^Ho[9sRan]$/,
  /^(Al?|l)?eK$/,
];

/** 1 to 12 for a month's name or short form in English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Turkish or Russian. */
export function monthOf(text: string): number | null {
  // `ABr` is no Spanish April, whose letters are of one kind after the first.
  const russian = IN_LATIN.findIndex((form) => form.test(text)) + 1;
  return russian > 0 ? russian : (MONTHS.get(foldText(text)) ?? null);
}

/** Whether one text is the other with one letter added. */
function hasOneMore(long: string, short: string): boolean {
  if (long.length !== short.length + 1) return false;
  let i = 0;
  while (i < short.length && long[i] === short[i]) i++;
  return long.slice(i + 1) === short.slice(i);
}

/** The only month whose name the text is with one letter too many or too few, as tiny type is misread (`Mazy`, `Sp`); else null. */
export function misreadMonth(text: string): number | null {
  const folded = foldText(text);
  if (folded.length < 2 || !/^\p{L}+$/u.test(folded)) return null;
  const close = [...MONTHS].filter(
    ([name]) => name.length >= 3 && (hasOneMore(folded, name) || hasOneMore(name, folded)),
  );
  const months = new Set(close.map(([, month]) => month));
  return months.size === 1 ? [...months][0]! : null;
}
