import type { Email } from '../../ports/platform/mailer.ts';
import type { SiteDetails } from '../../ports/platform/site.ts';

/** What the button of an email says, where its link stands alone; of every other kind: Open the page. */
const actions: Readonly<Record<string, string>> = {
  'password-reset': 'Set a new password',
  claim: 'Claim your account',
  invitation: 'Choose a password',
  welcome: 'Choose a password',
  confirm: 'Confirm your email address',
  'email-change': 'Use this address from now on',
  'email-change-asked': 'Keep the old address',
  'email-change-moved': 'Take the account back',
  'newsletter-confirm': 'Confirm the newsletter',
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Mail programs that cannot tell day from night use the colours written on the elements. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body, .page { margin: 0; background: #fbfaf7; color: #14181f; }
a { color: #14181f; }
@media (prefers-color-scheme: dark) {
  body, .page { background: #0e1116 !important; color: #e9e6df !important; }
  h1, p, td, a, .name { color: #e9e6df !important; }
  .muted, .muted a { color: #a9adb5 !important; }
  .rule { border-color: #2a2f38 !important; }
  .button { background: #e9e6df !important; color: #0e1116 !important; }
}`;

/**
 * The same words as the text of an email, in the one layout of all of them: no pictures, no script, nothing that is loaded, and
 * links that lead where they say. Addresses of other sites, which a stranger may have typed, stay text.
 */
export function emailPage(email: Email, site: SiteDetails): string {
  const signature = `\n\n${site.platformName}\n${site.publicUrl}`;
  const body = email.text.endsWith(signature) ? email.text.slice(0, -signature.length) : email.text;
  const blocks = body
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => blockOf(block, email.kind, site));
  const name = escaped(site.platformName);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(email.subject)}</title>
<style>${style}
</style>
</head>
<body style="margin:0;background:#fbfaf7;color:#14181f">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"><tr><td align="left">
<div class="name rule" style="padding-bottom:16px;border-bottom:1px solid #e2dfd8;font-weight:600">${name}</div>
<h1 style="margin:24px 0 16px;font-size:22px;line-height:1.3;font-weight:600">${escaped(email.subject)}</h1>
${blocks.join('\n')}
<div class="muted rule" style="margin-top:32px;padding-top:16px;border-top:1px solid #e2dfd8;font-size:14px;color:#5b616b">${linked(site.publicUrl, site)}<br>
Questions? ${linked(site.supportEmail, site)}</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** One paragraph; a link that stands alone is a button, and stands below it as text; indented lines are a table. */
function blockOf(block: string, kind: string, site: SiteDetails): string {
  if (isOwnAddress(block, site)) {
    const href = escaped(block);
    const button = `<a class="button" href="${href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#14181f;color:#fbfaf7;text-decoration:none;font-weight:600">${actions[kind] ?? 'Open the page'}</a>`;
    return `<p style="margin:0 0 12px">${button}</p>
<p class="muted" style="margin:0 0 16px;font-size:14px;color:#5b616b;word-break:break-all">Or copy this address into your browser:<br>
<a href="${href}">${href}</a></p>`;
  }
  const lines = block.split('\n');
  const parts: string[] = [];
  for (let at = 0; at < lines.length;) {
    const indented = lines[at]?.startsWith('  ') ?? false;
    const from = at;
    while (at < lines.length && (lines[at]?.startsWith('  ') ?? false) === indented) at++;
    const run = lines.slice(from, at);
    parts.push(indented ? rowsOf(run, site) : paragraphOf(run, site));
  }
  return parts.join('\n');
}

const paragraphOf = (lines: readonly string[], site: SiteDetails): string =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere">${lines.map((line) => linked(line, site)).join('<br>\n')}</p>`;

/** What an order holds: the name on the left, the amount on the right. */
function rowsOf(lines: readonly string[], site: SiteDetails): string {
  const rows = lines.map((line) => {
    const [, what = line.trim(), amount = ''] = /^\s*(.*): (.*)$/.exec(line) ?? [];
    return `<tr><td style="padding:4px 16px 4px 0">${linked(what, site)}</td>
<td align="right" style="padding:4px 0;white-space:nowrap">${linked(amount, site)}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
${rows.join('\n')}
</table>`;
}

function isOwnAddress(word: string, site: SiteDetails): boolean {
  if (!/^https?:\/\/\S+$/.test(word) || !URL.canParse(word)) return false;
  return new URL(word).origin === new URL(site.publicUrl).origin;
}

/** A line with our own addresses as links. */
function linked(line: string, site: SiteDetails): string {
  return line
    .split(/(\s+)/)
    .map((word) => {
      const [, address = word, rest = ''] = /^(.*?)([.,;:!?)]*)$/.exec(word) ?? [];
      if (address === site.supportEmail)
        return `<a href="mailto:${escaped(address)}">${escaped(address)}</a>${escaped(rest)}`;
      if (!isOwnAddress(address, site)) return escaped(word);
      return `<a href="${escaped(address)}" style="word-break:break-all">${escaped(address)}</a>${escaped(rest)}`;
    })
    .join('');
}
