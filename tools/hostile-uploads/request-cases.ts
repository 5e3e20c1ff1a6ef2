import {
  ACCEPTED,
  BAD_DATA_URL,
  BAD_MULTIPART,
  DAMAGED,
  EMPTY,
  file,
  FOREIGN,
  INVALID,
  REQUEST_TOO_LARGE,
  UNSUPPORTED,
  type HostileCase,
} from './hostile-case.ts';

const MIB = 1024 * 1024;
const BOUNDARY = 'xxBOUNDARYxx';
const MULTIPART = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };

/** Requests that are wrong around the picture. */
export function requestCases(honest: Buffer): HostileCase[] {
  return [...multipartCases(honest), ...nameCases(honest), ...dataUrlCases(honest), ...addressCases()];
}

function part(field: string, content: Buffer | string, fileName?: string): Buffer {
  const name = fileName === undefined ? '' : `; filename="${fileName}"`;
  const type = fileName === undefined ? '' : 'Content-Type: image/png\r\n';
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${name}\r\n${type}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

function body(...parts: Buffer[]): Buffer {
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function multipartCases(honest: Buffer): HostileCase[] {
  const chart = part('file', honest, 'chart.png');
  const raw = (
    name: string,
    bytes: Buffer,
    expected: HostileCase['expected'],
    headers: Record<string, string> = MULTIPART,
    stopAfter?: number,
  ): HostileCase => ({
    group: 'multipart',
    name,
    send: { as: 'raw', headers, body: bytes, stopAfter },
    expected,
  });
  const type = { status: 415, code: 'request.unsupported_type' };
  return [
    raw('no boundary stated', body(chart), BAD_MULTIPART, { 'Content-Type': 'multipart/form-data' }),
    raw('another boundary stated', body(chart), BAD_MULTIPART, {
      'Content-Type': 'multipart/form-data; boundary=other',
    }),
    raw('two files', body(chart, part('file', honest, 'second.png')), BAD_MULTIPART),
    raw('no part', body(), BAD_MULTIPART),
    raw('empty body', Buffer.alloc(0), BAD_MULTIPART),
    raw('a file under another name', body(part('picture', honest, 'chart.png')), BAD_MULTIPART),
    raw('a field instead of a file', body(part('file', 'just text')), BAD_MULTIPART),
    raw('no closing boundary', chart, BAD_MULTIPART),
    raw('a body that is no multipart', Buffer.from('hello'), BAD_MULTIPART),
    raw('an empty file', body(part('file', '', 'chart.png')), EMPTY),
    raw('12 MiB of zeros', body(part('file', Buffer.alloc(12 * MIB), 'chart.png')), REQUEST_TOO_LARGE),
    raw('plain text', honest, type, { 'Content-Type': 'text/plain' }),
    raw('the picture itself', honest, type, { 'Content-Type': 'image/png' }),
    raw('compressed', body(chart), type, { ...MULTIPART, 'Content-Encoding': 'gzip' }),
    raw('the client hangs up in the middle', body(chart), 'broken', MULTIPART, 20_000),
    raw('the client hangs up at once', body(chart), 'broken', MULTIPART, 10),
  ];
}

function nameCases(honest: Buffer): HostileCase[] {
  const names: [string, string][] = [
    ['a path', '../../../../etc/passwd'],
    ['a Windows path', '..\\..\\windows\\system32\\chart.png'],
    ['control characters', 'chart\u0007\u001b[31m.png'],
    ['right-to-left override', 'chart\u202egnp.exe'],
    ['5,000 characters', `${'a'.repeat(5000)}.png`],
    ['a script', '<img src=x onerror=alert(1)>.png'],
  ];
  return names.map(([name, fileName]) => file('file name', name, honest, ACCEPTED, { fileName }));
}

function dataUrlCases(honest: Buffer): HostileCase[] {
  const base64 = honest.toString('base64');
  const url = (name: string, value: unknown, expected: HostileCase['expected']): HostileCase => ({
    group: 'data URL',
    name,
    send: { as: 'json', path: '/api/chart/upload', body: { file_data_url: value } },
    expected,
  });
  return [
    url('honest', `data:image/png;base64,${base64}`, ACCEPTED),
    url('another picture type than it holds', `data:image/jpeg;base64,${base64}`, ACCEPTED),
    url('no data URL', base64, INVALID),
    url('an address', 'https://example.com/chart.png', INVALID),
    url('a number', 42, INVALID),
    url('nothing', undefined, INVALID),
    url('no base64', 'data:image/png,hello', BAD_DATA_URL),
    url('no comma', 'data:image/png;base64', BAD_DATA_URL),
    url('text inside', `data:text/html;base64,${base64}`, BAD_DATA_URL),
    url('broken base64', 'data:image/png;base64,@@@@', BAD_DATA_URL),
    url('base64 of odd length', `data:image/png;base64,${base64.slice(0, -1)}`, BAD_DATA_URL),
    url('blanks inside', `data:image/png;base64,${base64.slice(0, 400)} ${base64.slice(401)}`, BAD_DATA_URL),
    url('empty', 'data:image/png;base64,', EMPTY),
    url('half a picture', `data:image/png;base64,${base64.slice(0, 4000)}`, DAMAGED),
    url('svg', `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`, UNSUPPORTED),
    url('10 MiB and one byte', `data:image/png;base64,${Buffer.alloc(10 * MIB + 1).toString('base64')}`, {
      status: 413,
      code: 'analysis.file_too_large',
    }),
    url('14.5 million characters', `data:image/png;base64,${'A'.repeat(14_500_000)}`, INVALID),
    url('20 million characters', `data:image/png;base64,${'A'.repeat(20_000_000)}`, REQUEST_TOO_LARGE),
  ];
}

function addressCases(): HostileCase[] {
  const address = (name: string, image_url: unknown, expected: HostileCase['expected']): HostileCase => ({
    group: 'address',
    name,
    send: { as: 'json', path: '/api/chart/analyze', body: { image_url } },
    expected,
  });
  const missing = { status: 404, code: 'analysis.file_not_found' };
  const id = '00000000-0000-4000-8000-000000000000';
  return [
    address('another host', `http://127.0.0.1:1/api/files/${id}`, FOREIGN),
    address('cloud metadata', 'http://169.254.169.254/latest/meta-data/', FOREIGN),
    address('a file', 'file:///etc/passwd', FOREIGN),
    address('no scheme', `//example.com/api/files/${id}`, FOREIGN),
    address('script', 'javascript:alert(1)', FOREIGN),
    address('another path of ours', '/api/auth/me', FOREIGN),
    address('a path that climbs', `/api/files/../files/../auth/me`, FOREIGN),
    address('credentials inside', `http://user:pass@localhost:3000/api/files/${id}`, FOREIGN),
    address('a data URL', 'data:image/png;base64,AAAA', FOREIGN),
    address('a picture that is not there', `/api/files/${id}`, missing),
    address('a number', 7, INVALID),
  ];
}
