/** Where tests find the cluster of their run, and the migrated database that theirs are copies of. */
export const clusterVariable = 'TEST_DATABASE_URL';
export const templateName = 'template_migrated';

/** The address of another database of the same cluster. */
export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
