/** The bars of several analyses as one table: each row begins with the name of its picture. */

interface Part {
  /** Name of the picture's file. */
  picture: string;
  /** The series of one analysis as the server writes it: a row of names, then rows, ended by CR LF. */
  csv: string;
}

/** Parts have the same columns. Empty without parts. */
export function joinedCsv(parts: readonly Part[]): string {
  const lines = parts.flatMap(({ picture, csv }, index) => {
    const [names = '', ...rows] = csv.split('\r\n').filter((line) => line !== '');
    const prefix = cell(picture);
    return [...(index === 0 ? [`picture,${names}`] : []), ...rows.map((row) => `${prefix},${row}`)];
  });
  return lines.map((line) => `${line}\r\n`).join('');
}

/** A text as a cell; one that a spreadsheet would run as a formula is led by an apostrophe, as the server does it. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
