/** SVG logos: drawing elements are preserved; scripts, external loads and links are removed. */
import { describe, expect, test } from 'vitest';
import { safeSvg } from '#modules/files/server/images/safe-svg.ts';

const head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">';

function cleaned(inside: string): string {
  return safeSvg(Buffer.from(`${head}${inside}</svg>`))?.toString() ?? '';
}

test('output of drawing programs is preserved', () => {
  const drawing = [
    '<defs><style>.cls-1{fill:#0a3d62;stroke:url(#edge);}</style>',
    '<linearGradient id="edge" gradientUnits="userSpaceOnUse" x1="0" y1="0"><stop offset="0" stop-color="#fff" /></linearGradient>',
    '<clipPath id="cut"><rect width="9" height="9" rx="2" /></clipPath></defs>',
    '<g clip-path="url(#cut)" transform="translate(1 2)" style="opacity:0.5"><path class="cls-1" d="M0,0 L9 9Z" /></g>',
    '<use xlink:href="#edge" /><text x="1" y="2" font-family="Arial">Kestrel &amp; Co</text>',
    '<image width="3" height="3" href="data:image/png;base64,iVBORw0KGgo=" />',
  ].join('');
  expect(cleaned(drawing).replaceAll(/><\/(?!svg)(?:stop|rect|path|use|image)>/g, ' />')).toBe(
    `${head}${drawing}</svg>`,
  );
  expect(cleaned('<a href="https://kestrel.test"><path d="M0 0" /></a>')).toBe(
    `${head}<g><path d="M0 0"></path></g></svg>`,
  );
});

describe('is removed', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another case', '<SCRIPT>alert(1)</SCRIPT>'],
    ['a script under a prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['a handler with a line break in it', '<path\nonclick\n=\n"alert(1)" d="M0 0"/>'],
    ['a page inside', '<foreignObject><body onload="alert(1)">alert(1)</body></foreignObject>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['a changed link', '<set attributeName="href" to="javascript:alert(1)"/><animate values="javascript:alert(1)"/>'],
    ['an image elsewhere', '<image href="https://evil.test/alert.png"/>'],
    ['an image that is a drawing itself', '<image href="data:image/svg+xml;base64,YWxlcnQoMSk="/>'],
    ['a use of something elsewhere', '<use href="https://evil.test/alert.svg#x"/>'],
    ['a style that loads', '<style>@import "https://evil.test/alert.css";</style>'],
    ['a style that loads by another spelling', '<style>path{fill:u\\72l(https://evil.test/alert)}</style>'],
    ['a style with a script in it', '<style>&lt;script&gt;alert(1)&lt;/script&gt;</style>'],
    ['a style with a script in CDATA', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
    ['paint that loads', '<path fill="url(https://evil.test/alert)" d="M0 0"/>'],
    ['a style attribute that loads', '<path style="fill:url(//evil.test/alert)" d="M0 0"/>'],
    ['an entity', '<!ENTITY x "alert(1)"><text>&x;</text>'],
    ['a comment that ends early', '<!--><script>alert(1)</script>-->'],
    ['a processing instruction', '<?xml-stylesheet href="https://evil.test/alert.css"?>'],
  ])('%s', (_name, inside) => {
    expect(cleaned(inside)).toMatch(/^<svg[^>]*>/);
    expect(cleaned(inside)).not.toMatch(/alert|evil|<script|javascript/i);
  });
});

test('rejects an invalid SVG', () => {
  for (const text of ['', 'words', '<html><svg></svg></html>', '<g></g>', '<!DOCTYPE html><body><svg></svg></body>'])
    expect(safeSvg(Buffer.from(text)), text).toBeNull();
});

describe('rejects a small file of parts that use each other, which takes minutes to draw', () => {
  const levels = (of: (below: string) => string): string =>
    Array.from({ length: 12 }, (_, level) => `<g id="p${level + 1}">${of(`p${level}`).repeat(4)}</g>`).join('');
  test.each([
    ['use', levels((below) => `<use href="#${below}"/>`)],
    ['masks', levels((below) => `<rect mask="url('#${below}')"/>`)],
    ['a long row', Array.from({ length: 10_000 }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`).join('')],
  ])('%s', (_name, parts) => {
    expect(safeSvg(Buffer.from(`${head}<path id="p0" d="M0 0"/>${parts}</svg>`))).toBeNull();
  });

  test('a part that is used often, and one that uses itself, are accepted', () => {
    const stars = `<path id="star" d="M0 0"/>${'<use href="#star"/>'.repeat(1_000)}`;
    const loop = '<g id="loop"><use href="#loop"/></g>';
    expect(safeSvg(Buffer.from(`${head}${stars}${loop}</svg>`))).not.toBeNull();
  });
});

describe('is checked in time that grows with its length, because it blocks every other request', () => {
  test.each([
    ['comments in front of something else', `${'<!---->'.repeat(500)}x`],
    ['deep nesting', `${head}${'<g>'.repeat(100_000)}`],
    ['deep nesting of what is removed', `${head}${'<foreignObject>'.repeat(100_000)}`],
  ])('%s', (_name, text) => {
    expect(safeSvg(Buffer.from(text))).toBeNull();
  });

  test('comments before the root, and nesting as deep as drawings are', () => {
    expect(safeSvg(Buffer.from(`${'<!-- a --> '.repeat(200)}${head}</svg>`))).not.toBeNull();
    expect(cleaned(`${'<g>'.repeat(150)}<path d="M0 0"/>${'</g>'.repeat(150)}`)).toContain('<path d="M0 0">');
  });
});
