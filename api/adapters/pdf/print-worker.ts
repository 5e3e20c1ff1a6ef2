import type { Invoice } from '../../domain/taxes/invoice.ts';
import type { PoolWork } from '../../ports/shared/worker-pool.ts';
import { pdfOf, type Page } from './pdf-page.ts';
import { invoiceText, type InvoiceText } from './invoice-text.ts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - 72;
/** Left edge and width of the columns, as shares of the width; text to the left, figures to the right. */
const COLUMNS = [
  { left: 0, width: 0.4, align: 'left' },
  { left: 0.4, width: 0.1, align: 'right' },
  { left: 0.5, width: 0.17, align: 'right' },
  { left: 0.67, width: 0.14, align: 'right' },
  { left: 0.81, width: 0.19, align: 'right' },
] as const;

/** An invoice as PDF, A4, from what is stored of it alone: no clock, no settings. */
const print: PoolWork<Invoice, Uint8Array> = (invoice) => {
  const text = invoiceText(invoice);
  const facts = {
    title: `${text.title} ${invoice.number}`,
    author: invoice.content.seller.name,
    madeAt: invoice.issuedAt,
    margin: MARGIN,
  };
  return pdfOf(facts, (page) => draw(page, text));
};

export default print;

function draw(page: Page, text: InvoiceText): void {
  page.font('bold').fontSize(20).text(text.title, MARGIN, MARGIN);
  page.font('regular').fontSize(9.5);
  for (const [label, value] of text.facts) page.text(`${label}: ${value}`);
  const top = page.y + 18;
  const half = WIDTH / 2 - 12;
  block(page, text.seller, MARGIN, top, half);
  const sellerEnd = page.y;
  block(page, text.customer, MARGIN + WIDTH / 2 + 12, top, half);
  page.y = Math.max(sellerEnd, page.y) + 22;
  row(page, text.head, 'bold');
  rule(page);
  for (const cells of text.lines) row(page, cells, 'regular');
  rule(page);
  for (const { label, amount, strong } of text.totals)
    row(page, [label, '', '', '', amount], strong ? 'bold' : 'regular');
  page.y += 14;
  page.font('regular').fontSize(9.5);
  for (const note of text.notes) page.text(note, MARGIN, page.y, { width: WIDTH }).moveDown(0.4);
}

function block(page: Page, lines: readonly string[], left: number, top: number, width: number): void {
  const [heading = '', ...rest] = lines;
  page.font('bold').text(heading, left, top, { width });
  page.font('regular');
  for (const line of rest) page.text(line, left, page.y, { width });
}

/** One row of the table; a row that does not fit begins another page. */
function row(page: Page, cells: readonly string[], font: 'regular' | 'bold'): void {
  page.font(font).fontSize(9.5);
  const box = (index: number) => {
    const column = COLUMNS[index] ?? COLUMNS[0];
    return { width: WIDTH * column.width - 6, align: column.align };
  };
  const height = Math.max(...cells.map((cell, index) => page.heightOfString(cell, box(index))));
  if (page.y + height > BOTTOM) page.addPage();
  const top = page.y;
  for (const [index, cell] of cells.entries())
    page.text(cell, MARGIN + WIDTH * (COLUMNS[index]?.left ?? 0), top, box(index));
  page.x = MARGIN;
  page.y = top + height + 5;
}

function rule(page: Page): void {
  page
    .moveTo(MARGIN, page.y)
    .lineTo(MARGIN + WIDTH, page.y)
    .lineWidth(0.6)
    .stroke('#94a3b8');
  page.y += 6;
}
