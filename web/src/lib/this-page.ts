/** The page that the browser shows; an object, so that tests can stand in for what they cannot do. */
export const thisPage = {
  reload: (): void => window.location.reload(),
};
