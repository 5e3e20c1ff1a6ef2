/** Of a type nothing is left when a file is compiled: what follows it moves up. */
interface Thrown {
  error: Error;
}

it('an error of the tests of the web names the line that was written', () => {
  const thrown: Thrown = { error: new Error('here') };
  expect(thrown.error.stack).toMatch(/line-of-error\.test\.ts:7:/);
});
