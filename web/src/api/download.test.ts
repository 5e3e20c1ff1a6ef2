import { downloadCsv } from './download.ts';
import { fakeServer } from './testing/fake-server.ts';

const bytesOf = (file: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(new Error('The file could not be read.'));
    reader.readAsArrayBuffer(file);
  });

it('[W-366] hands a list to spreadsheets with a byte order mark, so that names keep their accents', async () => {
  const asked: unknown[] = [];
  const server = fakeServer({
    'GET /admin/users': ({ params, headers }) => {
      asked.push([params, headers.get('Accept')]);
      return { body: new Blob(['name\r\nZoë\r\n'], { type: 'text/csv' }) };
    },
  });
  const file = await downloadCsv('/admin/users', { q: 'zoë' });
  server.close();
  const bytes = await bytesOf(file);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('name\r\nZoë\r\n');
  expect(asked).toEqual([[{ q: 'zoë' }, 'text/csv']]);
});
