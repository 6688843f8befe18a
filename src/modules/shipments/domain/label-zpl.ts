/** Labels in ZPL, the language of Zebra printers, at 8 dots per millimetre (203 dpi). */
import type { Label } from './label.ts';
import { labelSizes, layoutOf, type Mark } from './label-layout.ts';

const dotsPerMm = 8;
/** The paper sizes in dots: 4 × 6 inches have 203 dots per inch. */
const paper = { '4x6': { width: 812, height: 1218 }, '100x150': { width: 800, height: 1200 } } as const;

const dots = (mm: number): number => Math.round(mm * dotsPerMm);

/** Field data: characters that start a command are hex-escaped, and line breaks removed. */
export function zplText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/[_^~\\]/g, (one) => `_${one.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** In Code 128 a `>` starts a command. */
function code128Text(text: string): string {
  return zplText(text.replaceAll('>', '>0'));
}

/** Modules of a Code 128 barcode in set B: eleven per character, plus start, check and stop. */
export function barsOf(text: string): number {
  return 11 * (text.length + 2) + 13;
}

function zplOf(mark: Mark): string {
  const at = `^FO${dots(mark.x)},${dots(mark.y)}`;
  if (mark.kind === 'text') {
    const size = dots(mark.size);
    const box = mark.align === 'left' ? '' : `^FB${dots(mark.width)},1,0,${mark.align === 'right' ? 'R' : 'C'}`;
    return `${at}^A0N,${size},${size}${box}${mark.inverted ? '^FR' : ''}^FH_^FD${zplText(mark.text)}^FS`;
  }
  if (mark.kind === 'block') {
    const width = dots(mark.width);
    const height = Math.max(2, dots(mark.height));
    return `${at}^GB${width},${height},${Math.min(width, height)}^FS`;
  }
  if (mark.kind === 'qr') {
    // QR codes of our addresses have at most 49 modules a side, and printers support up to ten dots per module.
    const square = Math.min(10, Math.max(2, Math.floor(dots(mark.size) / squaresOf(mark.data))));
    return `${at}^BQN,2,${square}^FH_^FDMA,${zplText(mark.data)}^FS`;
  }
  const bars = barsOf(mark.data);
  const bar = Math.min(5, Math.max(1, Math.floor(dots(mark.width) / (bars + 20))));
  const left = dots(mark.x) + Math.max(0, Math.round((dots(mark.width) - bars * bar) / 2));
  return `^FO${left},${dots(mark.y)}^BY${bar}^BCN,${dots(mark.height)},N,N,N^FH_^FD${code128Text(mark.data)}^FS`;
}

/** Capacity in bytes of each QR version at correction level M. */
const capacity = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];

/** Modules per side of the smallest QR code that fits the text. */
export function squaresOf(text: string): number {
  const bytes = new TextEncoder().encode(text).length;
  const version = capacity.findIndex((room) => bytes <= room) + 1;
  return 17 + 4 * (version === 0 ? 20 : version);
}

/** The ZPL format of a label; those of several are printed one after the other. */
export function labelToZpl(label: Label, size: keyof typeof labelSizes): string {
  const { width, height } = paper[size];
  const marks = layoutOf(label, labelSizes[size]).map(zplOf);
  return ['^XA', '^CI28', `^PW${width}`, `^LL${height}`, '^LH0,0', ...marks, '^PQ1', '^XZ', ''].join('\n');
}
