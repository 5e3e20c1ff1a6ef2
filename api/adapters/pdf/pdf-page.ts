/** What every PDF file we make shares: its fonts, and how its bytes are gathered. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

export type Page = InstanceType<typeof PDFDocument>;

const fromHere = createRequire(import.meta.url);
const fontFile = (name: string) => readFileSync(fromHere.resolve(`@expo-google-fonts/noto-sans/${name}`));
let fonts: { regular: Buffer; bold: Buffer } | undefined;
const readFonts = () =>
  (fonts ??= {
    regular: fontFile('400Regular/NotoSans_400Regular.ttf'),
    bold: fontFile('700Bold/NotoSans_700Bold.ttf'),
  });

export interface PdfFacts {
  title: string;
  author: string;
  /** The same file comes out at any time. */
  madeAt: Date;
  margin: number;
}

/** An A4 file with the fonts `regular` and `bold`, drawn by `draw`. */
export async function pdfOf(
  { title, author, madeAt, margin }: PdfFacts,
  draw: (page: Page) => void,
): Promise<Uint8Array> {
  const info = { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt };
  const page = new PDFDocument({ size: 'A4', margin, info, lang: 'en', displayTitle: true });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', resolve);
    page.on('error', reject);
  });
  const { regular, bold } = readFonts();
  page.registerFont('regular', regular).registerFont('bold', bold);
  draw(page);
  page.end();
  await done;
  return Buffer.concat(chunks);
}
