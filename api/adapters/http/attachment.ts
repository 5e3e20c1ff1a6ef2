/** The header that makes an answer a file of this name, plain ASCII, for browsers to save. */
export function attachment(fileName: string): { 'Content-Disposition': string } {
  return { 'Content-Disposition': `attachment; filename="${fileName}"` };
}
