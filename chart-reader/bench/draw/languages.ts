/** Words that trading programs print, in the languages the bench draws. */
import type { Language } from './look.ts';

const months: Record<Language, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  de: 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
  fr: 'Janv Févr Mars Avr Mai Juin Juil Août Sept Oct Nov Déc',
  es: 'Ene Feb Mar Abr May Jun Jul Ago Sep Oct Nov Dic',
  pt: 'Jan Fev Mar Abr Mai Jun Jul Ago Set Out Nov Dez',
  it: 'Gen Feb Mar Apr Mag Giu Lug Ago Set Ott Nov Dic',
  ru: 'Янв Фев Мар Апр Май Июн Июл Авг Сен Окт Ноя Дек',
  tr: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
  // The fonts that the pictures are drawn with have no East Asian letters: they would show empty boxes.
  ja: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  zh: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  ko: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  pl: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
};

/** Short name of the month, 0 to 11. */
export const monthName = (language: Language, month: number): string =>
  months[language].split(' ')[month] ?? '';

export interface Words {
  buy: string;
  sell: string;
  alert: string;
  indicators: string;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
  day: string;
  week: string;
  month: string;
  hour: string;
  minute: string;
}

const order: (keyof Words)[] = [
  'buy',
  'sell',
  'alert',
  'indicators',
  'open',
  'high',
  'low',
  'close',
  'volume',
  'day',
  'week',
  'month',
  'hour',
  'minute',
];

// What the truth says to be printed is printed in letters that the fonts have, as the months are.
const lists: Record<Language, string> = {
  en: 'Buy|Sell|Alert|Indicators|Open|High|Low|Close|Volume|Daily|Weekly|Monthly|hour|min',
  de: 'Kaufen|Verkaufen|Alarm|Indikatoren|Eröffnung|Hoch|Tief|Schluss|Volumen|Täglich|Wöchentlich|Monatlich|Std.|Min.',
  fr: 'Acheter|Vendre|Alerte|Indicateurs|Ouv.|Haut|Bas|Clôt.|Volume|Quotidien|Hebdo|Mensuel|heure|min',
  es: 'Comprar|Vender|Alerta|Indicadores|Apertura|Máximo|Mínimo|Cierre|Volumen|Diario|Semanal|Mensual|hora|min',
  pt: 'Comprar|Vender|Alerta|Indicadores|Abertura|Máxima|Mínima|Fechamento|Volume|Diário|Semanal|Mensal|hora|min',
  it: 'Compra|Vendi|Avviso|Indicatori|Apertura|Max|Min|Chiusura|Volume|Giornaliero|Settimanale|Mensile|ora|min',
  ru: 'Купить|Продать|Оповещение|Индикаторы|ОТКР|МАКС|МИН|ЗАКР|Объём|День|Неделя|Месяц|час|мин',
  tr: 'Al|Sat|Alarm|Göstergeler|Açılış|Yüksek|Düşük|Kapanış|Hacim|Günlük|Haftalık|Aylık|saat|dk',
  ja: '買い|売り|アラート|インジケーター|始値|高値|安値|終値|出来高|Daily|Weekly|Monthly|hour|min',
  zh: '买入|卖出|警报|指标|开|高|低|收|成交量|Daily|Weekly|Monthly|hour|min',
  ko: '매수|매도|알림|지표|시|고|저|종|거래량|Daily|Weekly|Monthly|hour|min',
  pl: 'Kup|Sprzedaj|Alert|Wskaźniki|Otw|Maks|Min|Zamk|Wolumen|Dzienny|Tygodniowy|Miesięczny|godz.|min',
};

/** What the buttons and legends of a program are called in the language. */
export function wordsOf(language: Language): Words {
  const items = lists[language].split('|');
  return Object.fromEntries(order.map((key, i) => [key, items[i] ?? ''])) as unknown as Words;
}

/** A time frame in words: 4 hours, Daily. */
export function timeframeWords(timeframe: string, language: Language): string {
  const words = wordsOf(language);
  const count = Number.parseInt(timeframe, 10);
  const unit = timeframe.at(-1) ?? '';
  const whole: Record<string, string> = { D: words.day, W: words.week, M: words.month };
  if (whole[unit]) return whole[unit];
  const small = unit === 'h' ? words.hour : words.minute;
  return `${count} ${small}`;
}
