import bowser from 'bowser';

/** Browser and system as the caller names itself, such as `Chrome on Windows`; null when it names neither. */
export function deviceName(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === '') return null;
  const { browser, os } = bowser.parse(userAgent.slice(0, 500));
  const names = [browser.name, os.name].filter(Boolean);
  return names.length === 0 ? null : names.join(' on ');
}
