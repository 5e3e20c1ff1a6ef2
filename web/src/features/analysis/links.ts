import { paths } from '../../lib/paths.ts';

/** Where one stored analysis is shown. */
export function analysisPath(id: string): string {
  return `${paths.history}/${encodeURIComponent(id)}`;
}
