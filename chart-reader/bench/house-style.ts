import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';

const rules = join(import.meta.dirname, '../../.oxfmtrc.json');

/** Text in the style that `make format` gives to files of this name, also where it leaves that file alone. */
export async function inHouseStyle(path: string, text: string): Promise<string> {
  const style = JSON.parse(await readFile(rules, 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, text, style);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}
