import { foldText, SCRIPT_MARKS } from './fold-text.ts';

type Unit = 'm' | 'h' | 'D' | 'W' | 'M';

/**
 * Names of the units in English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Turkish, Russian, Chinese
 * and Japanese, without accents. Abbreviations that mean different units in different languages (g, t, s) are left out.
 */
const UNIT_NAMES: Record<Unit, string> = {
  m: 'm min mins minute minutes minuten minuto minutos minuti minuut minuta minuty minut dk dakika мин м минут минута минуты 分 分钟 分足',
  h: 'h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren godz godzina godziny godzin saat ч час часа часов 时 時 小时 時間 时间 時間足',
  D: 'd day days tag tage jour jours j dia dias giorno giorni dag dagen dzien dni gun д день дня дн 日 天 日足 日线',
  W: 'w wk week weeks woche wochen semaine semaines sem semana semanas settimana settimane sett weken tydz tydzien tygodnie hafta нед неделя недели 周 週 周线 週足',
  M: 'mo mon month months monat monate mois mes meses mese mesi mes maand maanden mies miesiac ay мес месяц месяца 月 个月 か月 月线 月足',
};

const UNITS = new Map<string, Unit>(
  (Object.entries(UNIT_NAMES) as [Unit, string][]).flatMap(([unit, names]) =>
    names.split(' ').map((name): [string, Unit] => [foldText(name), unit]),
  ),
);

/** Words that name a time frame without a count. */
const WORDS: Record<string, string> = {
  '1D': 'daily taglich tageschart quotidien journalier diario diaria giornaliero dagelijks dzienny gunluk дневной 日线 日足',
  '1W': 'weekly wochentlich wochenchart hebdomadaire hebdo semanal settimanale wekelijks tygodniowy haftalik недельный 周线 週足',
  '1M': 'monthly monatlich monatschart mensuel mensual mensal mensile maandelijks miesieczny aylik месячный 月线 月足 mn mn1',
  '1h': 'hourly stundlich stundenchart horaire orario saatlik часовой',
};

const WORD_FRAMES = new Map(
  Object.entries(WORDS).flatMap(([frame, names]) =>
    names.split(' ').map((name): [string, string] => [foldText(name), frame]),
  ),
);

/** Counts that platforms offer; anything else after a unit is not a time frame. */
const COUNTS: Record<Unit, number[]> = {
  m: [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 45, 60, 90, 120, 180, 240],
  h: [1, 2, 3, 4, 6, 8, 12],
  D: [1, 2, 3],
  W: [1, 2],
  M: [1, 3],
};

/** Digits that are often read as letters. */
function foldDigits(text: string): string {
  return text.replace(/[oO]/g, '0').replace(/[lI|]/g, '1');
}

function frame(count: number, unit: Unit): string | null {
  if (!COUNTS[unit].includes(count)) return null;
  if (unit === 'm' && count >= 60) return count % 60 === 0 ? `${count / 60}h` : `${count}m`;
  return `${count}${unit}`;
}

/**
 * A time frame as printed (15m, 4h, 1D, M15, H4, Daily, 1 hour, 4 Stunden, 日足), normalised to 1m … 1M; null when the
 * text is none. `1m` is a minute and `1M` a month. A bare number of minutes or a bare D, W, M counts only where `bare`
 * says that a time frame is expected there.
 */
export function parseTimeframe(raw: string, bare = false): string | null {
  const text = raw.trim();
  const word = WORD_FRAMES.get(foldText(text));
  if (word) return word;
  const month = /^([\dlIoO|]{1,2})M$/.exec(text);
  if (month) return frame(Number(foldDigits(month[1]!)), 'M');
  const plain = new RegExp(`^([\\dlIoO|]{1,3})\\s?([A-Za-zÀ-ž${SCRIPT_MARKS}]{1,9})\\.?$`).exec(text);
  if (plain && /\d|^[lI|]/.test(plain[1]!)) {
    const unit = UNITS.get(foldText(plain[2]!));
    if (unit) return frame(Number(foldDigits(plain[1]!)), unit);
  }
  // Some platforms print them small: h1, m15.
  const prefixed = /^([MHDWmhdw])([\dlIoO]{1,2})$/.exec(text);
  if (prefixed && /[MHDW]|\d/.test(text)) {
    const letter = prefixed[1]!.toUpperCase();
    const unit = letter === 'M' ? 'm' : letter === 'H' ? 'h' : (letter as Unit);
    return frame(Number(foldDigits(prefixed[2]!)), unit);
  }
  return bare ? bareFrame(text) : null;
}

/** `15`, `240`, `D`: what TradingView and its relatives print between two dots. */
function bareFrame(text: string): string | null {
  if (text === 'D' || text === 'W' || text === 'M') return `1${text}`;
  // The sign for day is no letter of the recogniser, which then sees a B.
  if (/^[1lI]B$/.test(text)) return '1D';
  const minutes = /^[\dlIoO]{1,4}$/.test(text) ? Number(foldDigits(text)) : NaN;
  return Number.isFinite(minutes) ? frame(minutes, 'm') : null;
}

/** Minutes in one bar of a normalised time frame; a month counts 30 days. */
export function minutesOf(timeframe: string): number {
  const count = Number.parseInt(timeframe, 10);
  const each = { m: 1, h: 60, D: 1440, W: 10080, M: 43200 }[timeframe.slice(-1)] ?? NaN;
  return count * each;
}
