import type { Report } from '../../ports/analysis/report-printer.ts';
import type { PoolWork } from '../../ports/shared/worker-pool.ts';
import { pdfOf, type Page } from './pdf-page.ts';
import { reportText, type ReportText } from './report-text.ts';

const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
const HEIGHT = 841.89;
const BOTTOM = HEIGHT - 60;
/** A picture takes this much of the page at the most. */
const PICTURE_HEIGHT = 300;

/** An analysis as PDF, A4, from what is stored of it alone: no clock, no settings. */
const print: PoolWork<Report, Uint8Array> = (report) => {
  const text = reportText(report);
  const facts = { title: text.title, author: 'Chart analysis', madeAt: report.madeAt, margin: MARGIN };
  return pdfOf(facts, (page) => draw(page, text, report.picture));
};

export default print;

function draw(page: Page, text: ReportText, picture: Uint8Array | null): void {
  page.font('bold').fontSize(18).text(text.title, MARGIN, MARGIN, { width: WIDTH });
  page.font('regular').fontSize(9.5).text(text.facts.join('   ·   '), { width: WIDTH }).moveDown(0.8);
  if (picture) {
    // Placed at `page.y`, the picture moves it on by the height it has.
    page.image(Buffer.from(picture), MARGIN, page.y, { fit: [WIDTH, PICTURE_HEIGHT], align: 'center' });
    page.y += 12;
  }
  table(page, 'Trade plan', text.plan, 'No trade is proposed.');
  table(page, 'Key levels', text.levels, 'No price was touched often enough to call it a level.');
  for (const { heading, text: words } of text.paragraphs) {
    head(page, heading);
    page.font('regular').fontSize(9.5).text(words, MARGIN, page.y, { width: WIDTH });
  }
  foot(page, text.foot);
}

/** At the end of the page, where it stays together. */
function foot(page: Page, text: string): void {
  page.font('regular').fontSize(8).fillColor('#64748b');
  const top = HEIGHT - MARGIN - page.heightOfString(text, { width: WIDTH });
  if (page.y > top) page.addPage();
  page.text(text, MARGIN, top, { width: WIDTH });
}

function head(page: Page, heading: string): void {
  if (page.y > BOTTOM - 40) page.addPage();
  page.moveDown(0.6).font('bold').fontSize(11).text(heading, MARGIN, page.y, { width: WIDTH }).moveDown(0.2);
}

function table(page: Page, heading: string, rows: ReportText['plan'], none: string): void {
  head(page, heading);
  page.font('regular').fontSize(9.5);
  if (rows.length === 0) page.text(none, MARGIN, page.y, { width: WIDTH });
  for (const [name, price, error] of rows) {
    if (page.y > BOTTOM) page.addPage();
    const top = page.y;
    page.text(name, MARGIN, top, { width: WIDTH * 0.5 });
    page.text(price, MARGIN + WIDTH * 0.5, top, { width: WIDTH * 0.25, align: 'right' });
    page.text(error, MARGIN + WIDTH * 0.75, top, { width: WIDTH * 0.25, align: 'right' });
    page.y = top + 15;
  }
}
