/** An answer that the test releases. */
export function later<T>(answer: T) {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { route: () => gate.then(() => answer), release: () => release() };
}
