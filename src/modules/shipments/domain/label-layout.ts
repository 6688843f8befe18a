/** The layout of a label: one list of marks in millimetres, from which PDF and ZPL are drawn. */
import type { Label } from './label.ts';

interface At {
  /** From the left edge. */
  readonly x: number;
  /** From the top edge. */
  readonly y: number;
}

export type Align = 'left' | 'right' | 'center';

export interface TextMark extends At {
  readonly kind: 'text';
  readonly text: string;
  /** Line height of the text. */
  readonly size: number;
  /** Width of the box in which it is aligned. */
  readonly width: number;
  readonly align: Align;
  readonly bold: boolean;
  /** White text on a filled block. */
  readonly inverted: boolean;
}

export type Mark =
  | TextMark
  | (At & {
      readonly kind: 'block' | 'code128';
      readonly width: number;
      readonly height: number;
      readonly data: string;
    })
  | (At & { readonly kind: 'qr'; readonly size: number; readonly data: string });

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** Paper sizes by the names that calls use. */
export const labelSizes: Readonly<Record<'4x6' | '100x150', Area>> = {
  '4x6': { width: 101.6, height: 152.4 },
  '100x150': { width: 100, height: 150 },
};

/** Ends a text that was cut. */
const more = '…';

/** Width of a character as a fraction of the line height; generous, because printers' own fonts differ. */
function letterWidth(letter: string): number {
  if (/[iIjl.,:;'|!() ]/.test(letter)) return 0.28;
  if (/[mwMW@%]/.test(letter)) return 0.84;
  if (letter === more) return 1;
  return /[A-Z0-9]/.test(letter) ? 0.64 : 0.53;
}

export function textWidth(text: string, size: number): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter) * size, 0);
}

/** The text at the given size, reduced by up to a third if it is too long, and then cut. */
function fitted(text: string, size: number, width: number): { readonly text: string; readonly size: number } {
  const clean = text.replaceAll(/\s+/g, ' ').trim();
  const needed = textWidth(clean, size);
  if (needed <= width) return { text: clean, size };
  const smaller = Math.max((size * width) / needed, size * 0.66);
  const letters = Array.from(clean);
  const isCut = textWidth(clean, smaller) > width;
  const room = isCut ? width - textWidth(more, smaller) : width;
  while (letters.length > 1 && textWidth(letters.join(''), smaller) > room) letters.pop();
  return { text: `${letters.join('').trim()}${isCut ? more : ''}`, size: smaller };
}

const margin = 3;
const gap = 1.6;

interface Line {
  readonly width: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly inverted?: boolean;
  readonly align?: Align;
}

/** Empty for an empty text. */
function textAt(at: At, text: string, { width, size, bold = false, inverted = false, align = 'left' }: Line): Mark[] {
  if (text.trim() === '') return [];
  const fit = fitted(text, size, width);
  return [{ kind: 'text', ...at, ...fit, width, align, bold, inverted }];
}

/** Lines of text, as many as fit in the height. */
function linesAt(at: At, texts: readonly string[], height: number, line: Line): Mark[] {
  const step = line.size * 1.15;
  const room = Math.max(1, Math.floor(height / step));
  return texts.slice(0, room).flatMap((text, index) => textAt({ x: at.x, y: at.y + index * step }, text, line));
}

/** Sizes of a text that needs more lines than fit, as fractions of the usual one. */
const smaller = [1, 0.92, 0.84, 0.76, 0.68];

/** Texts wrapped at words, each on lines of its own: as large as they fit in the area, and cut if they never do. */
function blockAt(at: At, texts: readonly string[], { width, height }: Area, line: Omit<Line, 'width'>): Mark[] {
  const layouts = smaller.map((part) => {
    const size = line.size * part;
    const lines = texts.flatMap((text) => wrapped(text, width, size));
    return { size, lines, room: Math.max(1, Math.floor(height / (size * 1.15))) };
  });
  const { size, lines, room } = layouts.find((one) => one.lines.length <= one.room) ?? layouts.at(-1)!;
  const shown = lines.slice(0, room);
  if (lines.length > room) shown[room - 1] = `${shown[room - 1]!} ${more}`;
  return linesAt(at, shown, height, { ...line, width, size });
}

function rule(y: number, width: number): Mark {
  return { kind: 'block', x: margin, y, width, height: 0.4, data: '' };
}

/** Bands from top to bottom, as fractions of the height. */
const bands = { head: 0.1, from: 0.13, to: 0.29, routing: 0.11, barcode: 0.19, foot: 0.18 };

/** The marks of one label for a paper size; `logo` reserves the position of the provider's name for it. */
export function layoutOf(label: Label, { width, height }: Area, logo = false): readonly Mark[] {
  const inner = width - 2 * margin;
  const usable = height - 2 * margin;
  const tall = (band: keyof typeof bands): number => bands[band] * usable;
  const marks: Mark[] = [];
  let y = margin;
  const next = (band: keyof typeof bands, draw: (top: number, tallness: number) => readonly Mark[]): void => {
    marks.push(...draw(y, tall(band)));
    y += tall(band);
    if (band !== 'foot') marks.push(rule(y - gap / 2, inner));
  };
  next('head', (top, h) => [
    ...(logo
      ? []
      : // A name of one line is in the middle of the band, a longer one fills it.
        blockAt(
          { x: margin, y: top + (wrapped(label.provider, inner * 0.62, h * 0.5).length > 1 ? 0 : h * 0.2) },
          [label.provider],
          { width: inner * 0.62, height: h - gap },
          { size: h * 0.5, bold: true },
        )),
    ...serviceMarks(label.service, { x: margin + inner * 0.66, y: top }, { width: inner * 0.34, height: h - gap }),
  ]);
  next('from', (top, h) => {
    const size = (h - gap) / 5;
    const from = [label.from.slice(0, 2).join(', '), label.from.slice(2, 5).join(', ')];
    return [
      ...textAt({ x: margin, y: top }, 'From', { width: inner, size: size * 0.9 }),
      // Wrapped, so that a parcel can go back to a long address.
      ...blockAt(
        { x: margin, y: top + size * 1.3 },
        from.filter(Boolean),
        { width: inner, height: h - gap - size * 1.3 },
        { size: size * 1.3 },
      ),
    ];
  });
  next('to', (top, h) => {
    const size = (h - gap) / 9;
    const [name = '', ...lines] = label.to;
    const half = { width: inner / 2, size: size * 0.9 };
    return [
      ...textAt({ x: margin, y: top }, 'To', half),
      // Above the address, so that no address is too long for the number.
      ...textAt({ x: margin + inner / 2, y: top }, label.phone, { ...half, size, align: 'right', bold: true }),
      ...textAt({ x: margin, y: top + size * 1.1 }, name, { width: inner, size: size * 1.5, bold: true }),
      ...blockAt(
        { x: margin, y: top + size * 2.8 },
        lines,
        { width: inner, height: h - gap - size * 2.8 },
        { size: size * 1.02 },
      ),
    ];
  });
  next('routing', (top, h) => {
    const right = { width: inner * 0.42, align: 'right' as const };
    const at = margin + inner * 0.58;
    return [
      ...textAt({ x: margin, y: top }, label.routing?.code ?? '', { width: inner * 0.56, size: h * 0.52, bold: true }),
      ...textAt({ x: margin, y: top + h * 0.58 }, label.routing?.branch ?? '', { width: inner * 0.56, size: h * 0.26 }),
      ...textAt({ x: at, y: top }, label.pieces, { ...right, size: h * 0.42, bold: true }),
      ...textAt({ x: at, y: top + h * 0.52 }, label.weight, { ...right, size: h * 0.32 }),
    ];
  });
  next('barcode', (top, h) => [
    { kind: 'code128', x: margin, y: top + gap, width: inner, height: h * 0.72 - gap, data: label.barcode },
    ...textAt({ x: margin, y: top + h * 0.76 }, label.barcode, {
      width: inner,
      size: h * 0.17,
      bold: true,
      align: 'center',
    }),
  ]);
  next('foot', (top, h) => {
    const side = h - gap;
    const x = margin + side + 2;
    const beside = inner - side - 2;
    const reference = label.customerReference === '' ? '' : `Ref: ${label.customerReference}`;
    return [
      { kind: 'qr', x: margin, y: top + gap, size: side - gap, data: label.link },
      ...textAt({ x, y: top + gap }, label.reference, { width: beside, size: h * 0.26, bold: true }),
      ...blockAt(
        { x, y: top + gap + h * 0.32 },
        [reference, label.category, label.instructions],
        { width: beside, height: h * 0.6 },
        { size: h * 0.15 },
      ),
    ];
  });
  return marks;
}

function serviceMarks(service: string, at: At, { width, height }: Area): Mark[] {
  if (service === '') return [];
  const line = { width: width - 2, size: height * 0.62, bold: true, inverted: true, align: 'center' as const };
  const inside = { x: at.x + 1, y: at.y + height * 0.2 };
  return [{ kind: 'block', ...at, width, height, data: '' }, ...textAt(inside, service, line)];
}

/** Wraps text at words to the width. */
function wrapped(text: string, width: number, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`;
    if (last === undefined || textWidth(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
