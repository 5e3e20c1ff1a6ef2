import type { WebFile, WebFiles } from './web-files.ts';

/** As the build wrote them: `/history/:id` and the scripts of that page. */
type Listed = readonly (readonly [path: string, files: string[]])[];

/** The scripts that a page needs beyond those that its document names, so that a browser asks for them at once. */
export class PageFiles {
  private readonly files: WebFiles;
  private readFrom: WebFile | null = null;
  private listed: Listed = [];

  constructor(files: WebFiles) {
    this.files = files;
  }

  /** None where the build lists none. */
  async of(path: string): Promise<readonly string[]> {
    const list = await this.files.find('/page-files.json');
    if (list !== this.readFrom) {
      this.readFrom = list;
      this.listed = list
        ? Object.entries(JSON.parse(list.content.toString()) as Record<string, string[]>)
        : [];
    }
    const parts = path.split('/');
    return this.listed.find(([listed]) => isAt(listed.split('/'), parts))?.[1] ?? [];
  }
}

function isAt(listed: readonly string[], parts: readonly string[]): boolean {
  return (
    listed.length === parts.length && listed.every((part, i) => part.startsWith(':') || part === parts[i])
  );
}
