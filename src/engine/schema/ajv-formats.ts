/** The formats for ajv: formats whose texts sort by meaning also support comparison (`formatMinimum` …). */
import { formats, type Format } from './formats.ts';

export interface ComparableFormat {
  readonly validate: Format;
  readonly compare: (left: string, right: string) => number;
}

const ordered = ['date', 'time-of-day'];

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** `formats` by name, with an order for dates and times of day. */
export const ajvFormats: Readonly<Record<string, Format | ComparableFormat>> = Object.fromEntries(
  Object.entries(formats).map(([name, validate]) => [name, ordered.includes(name) ? { validate, compare } : validate]),
);
