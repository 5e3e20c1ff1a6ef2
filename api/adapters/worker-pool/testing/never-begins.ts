/** Worker module for the pool's own tests: it never comes to the end of its first lines. */
await new Promise(() => undefined);

export default () => Promise.resolve();
