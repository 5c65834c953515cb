import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import Pdf from 'pdfkit';
import { toPlainText, toPrintable } from './plain-text.ts';

export type Sheet = {
  pdf: InstanceType<typeof Pdf>;
  /** The vertical position of the next element. */
  y: number;
  /** Returns whether the fonts have a glyph for a character. */
  hasGlyph: (codePoint: number) => boolean;
};

/** A4 in points: the printable area, and the page's footer below it. */
export const page = { left: 36, right: 559, width: 523, top: 36, bottom: 788, foot: 802 };

export const colour = {
  ink: '#2B1D14',
  quiet: '#6B5A4C',
  line: '#D9CBB6',
  ground: '#FAF5EC',
  accent: '#9C3B2E',
};

// The fonts are resolved from the installed packages, because the built program lies elsewhere than this file. Only the full TrueType fonts
// have both the rupee sign and Hindi; PDFs cannot use the WOFF2 fonts of the pages.
const fontPackage = '@expo-google-fonts/noto-sans-devanagari';
const fontFiles = {
  regular: '400Regular/NotoSansDevanagari_400Regular.ttf',
  strong: '600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
};
let fonts: ReturnType<typeof readFonts> | undefined;

/** Creates a document without a page, with the shop's fonts; `day` is its creation date, so that the same data makes the same bytes. */
export async function openSheet(facts: { title: string; author: string; day: string }): Promise<Sheet> {
  fonts ??= readFonts();
  const { regular, strong, hasGlyph } = await fonts;
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: 'en-IN',
    displayTitle: true,
    font: '',
    info: {
      Title: facts.title,
      Author: toPlainText(facts.author),
      CreationDate: new Date(`${facts.day}T00:00:00Z`),
    },
  });
  pdf.registerFont('regular', regular);
  pdf.registerFont('strong', strong);
  return { pdf, y: page.top, hasGlyph };
}

/** Joiners shape the text and print nothing themselves. */
const joiners = new Set([0x200c, 0x200d]);

async function readFonts() {
  const { resolve } = createRequire(import.meta.url);
  const [regular, strong] = await Promise.all(
    [fontFiles.regular, fontFiles.strong].map((file) => readFile(resolve(`${fontPackage}/${file}`))),
  );
  const font = create(regular!);
  const hasGlyph = (codePoint: number) => joiners.has(codePoint) || font.hasGlyphForCodePoint(codePoint);
  return { regular: regular!, strong: strong!, hasGlyph };
}

export type Style = {
  size?: number;
  strong?: boolean;
  ink?: string;
  align?: 'left' | 'right' | 'center';
  lineGap?: number;
};
export type Box = { x: number; y: number; width: number };

/** Prints text into a box, wrapping it, and returns its height. */
export function print({ pdf, hasGlyph }: Sheet, text: string, box: Box, style: Style = {}): number {
  const plain = toPrintable(toPlainText(text), hasGlyph);
  if (plain === '') return 0;
  const { align = 'left', ink = colour.ink } = style;
  setType(pdf, style);
  const options = { width: box.width, align, lineGap: style.lineGap ?? 0 };
  pdf.fillColor(ink).text(plain, box.x, box.y, options);
  return pdf.heightOfString(plain, options);
}

/** Returns the height that `print` would take. */
export function measure({ pdf, hasGlyph }: Sheet, text: string, width: number, style: Style = {}): number {
  const plain = toPrintable(toPlainText(text), hasGlyph);
  if (plain === '') return 0;
  setType(pdf, style);
  return pdf.heightOfString(plain, { width, lineGap: style.lineGap ?? 0 });
}

/** Prints a number on one line, in a smaller size where it would not fit, and returns its width: a number must never be broken. */
export function printFigure({ pdf }: Sheet, text: string, box: Box, style: Style = {}): number {
  const size = style.size ?? 8;
  setType(pdf, style);
  const fitted = Math.min(size, (size * box.width) / Math.max(pdf.widthOfString(text), 1));
  pdf.fontSize(fitted).fillColor(style.ink ?? colour.ink);
  const width = pdf.widthOfString(text);
  const shift = style.align === 'left' ? 0 : box.width - width;
  pdf.text(text, box.x + shift, box.y + (size - fitted) * 0.8, { lineBreak: false });
  return width;
}

/** Draws a thin line across the sheet, or a part of it. */
export function rule(
  { pdf }: Sheet,
  y: number,
  { left = page.left, right = page.right, ink = colour.line, weight = 0.6 } = {},
): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(weight).strokeColor(ink).stroke();
}

/** Begins a new page if less than `height` is left on this one; returns whether it did. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= page.bottom) return false;
  sheet.pdf.addPage({ size: 'A4', margin: 0 });
  sheet.y = page.top;
  return true;
}

function setType(pdf: Sheet['pdf'], { size = 8, strong = false }: Style): void {
  pdf.font(strong ? 'strong' : 'regular').fontSize(size);
}
