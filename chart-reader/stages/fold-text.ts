/** Letters outside Latin that names of time frames and months are written in: Cyrillic, kana and Chinese characters. */
export const SCRIPT_MARKS = 'Ѐ-ӿ぀-ヿ一-鿿';

/** Lower case without accents, full stop at the end dropped: `März.` becomes `marz`, `dzień` becomes `dzien`. */
export function foldText(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\.$/, '');
}
