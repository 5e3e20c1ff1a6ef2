declare global {
  /** What `public/start.js` asked for while the scripts were on their way. */
  var askedAhead: { url: string; answer: Promise<Response> } | undefined;
}

/** The answer that was asked for before there were scripts; it is taken once. */
export function askedAhead(url: string): Promise<Response> | undefined {
  const ahead = globalThis.askedAhead;
  if (ahead?.url !== url) return undefined;
  globalThis.askedAhead = undefined;
  return ahead.answer;
}
