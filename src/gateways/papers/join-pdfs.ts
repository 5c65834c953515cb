/** Returns one PDF with the pages of several, in their order, each in its own size. Throws if one of them cannot be read. */
export async function joinPdfs(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  // Loaded where a courier's label is printed: only such shops need it.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const whole = await PDFDocument.create();
  for (const part of parts) {
    const read = await PDFDocument.load(part);
    for (const page of await whole.copyPages(read, read.getPageIndices())) whole.addPage(page);
  }
  return whole.save();
}
