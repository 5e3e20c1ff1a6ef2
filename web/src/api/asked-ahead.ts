declare global {
  interface Window {
    /** What `public/start.js` asked for while the scripts were on their way. */
    askedAhead?: { url: string; answer: Promise<Response> } | undefined;
  }
}

/** The answer that was asked for before there were scripts; it is taken once. */
export function askedAhead(url: string): Promise<Response> | undefined {
  const ahead = window.askedAhead;
  if (ahead?.url !== url) return undefined;
  window.askedAhead = undefined;
  return ahead.answer;
}
