/** Work for a thread that only has to show that it runs. */
export default async function signOfLife(): Promise<string> {
  return 'alive';
}
