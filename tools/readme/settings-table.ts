/** Writes the table of settings into README.md, between its two markers, from the settings themselves. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingDescriptions } from '../../api/composition/settings.ts';

const path = join(import.meta.dirname, '../../README.md');
const [begin, end] = ['<!-- settings: begin -->', '<!-- settings: end -->'];

/** The table as README.md must hold it. */
export function settingsTable(): string {
  const rows = settingDescriptions.map(
    ({ name, default: fallback, meaning }) =>
      `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${meaning} |`,
  );
  return ['| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The present text between the markers. */
export function tableInReadme(): string {
  const text = readFileSync(path, 'utf8');
  return text.slice(text.indexOf(begin) + begin.length, text.indexOf(end)).trim();
}

if (import.meta.main) {
  const text = readFileSync(path, 'utf8');
  const before = text.slice(0, text.indexOf(begin) + begin.length);
  writeFileSync(path, `${before}\n\n${settingsTable()}\n\n${text.slice(text.indexOf(end))}`);
}
