import { Company } from './company.tsx';
import { LegalFrame } from './legal.tsx';

/** Below the content of every screen. */
export function LegalFooter() {
  return <LegalFrame company={<Company />} />;
}
