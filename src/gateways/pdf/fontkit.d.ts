/** The part of pdfkit's font library that we use; the package has no types. */
declare module 'fontkit' {
  /** Reads a TrueType font. */
  export function create(file: Uint8Array): { hasGlyphForCodePoint: (codePoint: number) => boolean };
}
