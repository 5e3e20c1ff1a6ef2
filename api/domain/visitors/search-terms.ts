const stopWords = new Set(
  `a about an and any are as at be been but by can could d did do does for from get had has have he how i if in into is it its ll
  m may me much my no of on or our please s shall she should so some t than that the their them then there these they this those to
  up us was we were what when where which who whom why will with would you your yours hello hi hey thanks thank wickwise`.split(
    /\s+/,
  ),
);

const endings = /(?:ings?|ed|es|s|ly|ment|ments|tion|tions)$/;

/** One word without its most common endings, so that "refunds" finds "refunding". Words of up to three letters stay. */
function stem(word: string): string {
  const cut = word.replace(endings, '');
  return cut.length >= 3 ? cut.replace(/(?:e|y)$/, '') : word;
}

/** The words of a text that mean something, stemmed, each once, in order of appearance. */
export function searchTerms(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  return [...new Set((words ?? []).filter((word) => !stopWords.has(word)).map(stem))];
}
