/** An answer that comes when it is told to. */
export function later<T>(answer: T) {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { route: () => gate.then(() => answer), release: () => release() };
}
