import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';

/** Names the document while what is inside it is shown. */
export function Titled({ title, children }: { title?: string; children: ReactNode }) {
  usePageTitle(title);
  return children;
}
