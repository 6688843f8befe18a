/**
 * Sanitises an SVG: elements and attributes that are not on the lists are dropped, so that nothing runs, loads or links
 * elsewhere.
 */
import sanitizeHtml from 'sanitize-html';
import { hasTooManyPixels } from '../services/picture-size.ts';
import { isSvg } from '../services/media-type.ts';
import { DrawnElements } from './drawn-elements.ts';

const shapes = [
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
  'image',
];
const structure = [
  'svg',
  'g',
  'switch',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'style',
];
const paint = ['linearGradient', 'radialGradient', 'stop', 'filter'];
const filters = [
  'Blend',
  'ColorMatrix',
  'Composite',
  'DropShadow',
  'Flood',
  'GaussianBlur',
  'Merge',
  'MergeNode',
  'Offset',
];

/** Lengths, colours, transforms and references within the image. */
const attributes = [
  ...[
    'id',
    'class',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
    'd',
    'points',
    'dx',
    'dy',
  ],
  ...['width', 'height', 'viewBox', 'preserveAspectRatio', 'version', 'xmlns', 'xmlns:xlink', 'xml:space', 'transform'],
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-opacity',
  ],
  ...[
    'stroke-miterlimit',
    'stroke-dasharray',
    'stroke-dashoffset',
    'opacity',
    'color',
    'display',
    'visibility',
    'overflow',
  ],
  ...['clip-path', 'clip-rule', 'clipPathUnits', 'mask', 'maskUnits', 'maskContentUnits', 'filter', 'offset', 'style'],
  ...['stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'patternUnits'],
  ...[
    'patternContentUnits',
    'patternTransform',
    'font-family',
    'font-size',
    'font-weight',
    'font-style',
    'text-anchor',
  ],
  ...[
    'letter-spacing',
    'word-spacing',
    'dominant-baseline',
    'textLength',
    'startOffset',
    'paint-order',
    'vector-effect',
  ],
  ...[
    'in',
    'in2',
    'result',
    'stdDeviation',
    'values',
    'type',
    'mode',
    'operator',
    'k1',
    'k2',
    'k3',
    'k4',
    'flood-color',
  ],
  ...['flood-opacity', 'filterUnits', 'primitiveUnits', 'color-interpolation-filters', 'href', 'xlink:href'],
];

/** Anything in a style that could load a resource, or end the style element early. */
const unsafeStyle = /[<>&\\@]|expression|javascript:|url\(\s*(?!["']?#)/i;

const ownPart = /^#[\w:.-]+$/;
const inlineImage = /^data:(image\/(?:png|jpeg|webp));base64,([A-Za-z0-9+/=\s]+)$/;

function isSafe(tag: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return ownPart.test(value) || (tag === 'image' && isInlineImage(value));
  return !unsafeStyle.test(value) || name === 'd';
}

function isInlineImage(value: string): boolean {
  const [, type, content] = inlineImage.exec(value) ?? [];
  return content !== undefined && !hasTooManyPixels(Buffer.from(content, 'base64'), type!);
}

/** Deeper than any drawing is; the parser's time grows with the square of the depth. */
const mostDepth = 200;

/** More than any drawing has. */
const mostDrawn = 100_000;

/** Null for anything but an SVG, and for one that is nested too deeply or repeats its parts too often. */
export function safeSvg(bytes: Buffer): Buffer | null {
  if (!isSvg(bytes)) return null;
  try {
    const clean = sanitized(bytes.toString('utf8').replace(/^\uFEFF/, ''));
    return /^<svg[\s>]/.test(clean) ? Buffer.from(clean) : null;
  } catch (problem) {
    if (problem instanceof TooLarge) return null;
    throw problem;
  }
}

class TooLarge extends Error {}

function sanitized(text: string): string {
  const drawn = new DrawnElements();
  const clean = sanitizeHtml(text, {
    onOpenTag: (name, given) => {
      drawn.openTag(name, given);
      if (drawn.depth > mostDepth) throw new TooLarge();
    },
    onCloseTag: () => drawn.closeTag(),
    allowedTags: [...structure, ...shapes, ...paint, ...filters.map((name) => `fe${name}`)],
    disallowedTagsMode: 'completelyDiscard',
    allowedAttributes: { '*': attributes },
    // Styles are checked below; the library allows nothing that could run inside an image.
    allowVulnerableTags: true,
    nonTextTags: ['script', 'foreignObject', 'iframe', 'noscript', 'textarea', 'option'],
    allowedSchemes: ['data'],
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        // The content of a link stays without the link.
        tagName: tagName === 'a' ? 'g' : tagName,
        attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isSafe(tagName, name, value))),
      }),
    },
    exclusiveFilter: ({ tag, text: inside }) => tag === 'style' && unsafeStyle.test(inside),
  });
  if (drawn.count() > mostDrawn) throw new TooLarge();
  return clean.trim();
}
