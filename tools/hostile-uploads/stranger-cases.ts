import sharp from 'sharp';
import { ACCEPTED, file, UNSUPPORTED, type HostileCase } from './hostile-case.ts';

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const LAUGHS =
  '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>';
const ZIP = Buffer.from('PK\x03\x04\x14\0\0\0\0\0META-INF/MANIFEST.MF', 'latin1');
const HTML = '<html><body><script>alert(1)</script></body></html>';

/** Disguised files: other types named as pictures, pictures under other names, polyglots. */
export async function strangerCases(honest: Buffer): Promise<HostileCase[]> {
  const gif = await sharp(honest).gif().toBuffer();
  const jpeg = await sharp(honest).jpeg().toBuffer();
  const webp = await sharp(honest).webp().toBuffer();
  const other: [string, Buffer][] = [
    ['text', Buffer.from('not a picture at all')],
    ['html', Buffer.from(HTML)],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
    ['svg with script', Buffer.from(SCRIPT)],
    ['svg with entities', Buffer.from(LAUGHS)],
    ['pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['zip', ZIP],
    ['gif', gif],
    ['tiff', await sharp(honest).tiff().toBuffer()],
    ['avif', await sharp(honest).resize(64).avif().toBuffer()],
    ['bmp', Buffer.from('BM\x46\0\0\0\0\0\0\0\x36\0\0\0', 'latin1')],
    ['program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
    ['one byte', Buffer.from([0x89])],
    ['gif and archive in one', Buffer.concat([gif, ZIP])],
  ];
  return [
    ...other.map(([name, bytes]) => file('wrong type', `${name} named .png`, bytes, UNSUPPORTED)),
    file('wrong name', 'png named .txt', honest, ACCEPTED, { fileName: 'chart.txt', mimeType: 'text/plain' }),
    file('wrong name', 'jpeg named .exe', jpeg, ACCEPTED, {
      fileName: 'setup.exe',
      mimeType: 'application/x-msdownload',
    }),
    file('wrong name', 'webp named .png', webp, ACCEPTED),
    file('polyglot', 'png with an archive behind it', Buffer.concat([honest, ZIP]), ACCEPTED),
    file(
      'polyglot',
      'png with a script behind it',
      Buffer.concat([honest, Buffer.from('<?php system($_GET[0]);')]),
      ACCEPTED,
    ),
    file('polyglot', 'jpeg with a page behind it', Buffer.concat([jpeg, Buffer.from(HTML)]), ACCEPTED),
    file('polyglot', 'jpeg with a page in its comment', withComment(jpeg, HTML), ACCEPTED),
    file('polyglot', 'webp with a page behind it', Buffer.concat([webp, Buffer.from(HTML)]), ACCEPTED),
  ];
}

function withComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
}
