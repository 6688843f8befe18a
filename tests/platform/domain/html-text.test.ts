/** The text of a provider's HTML in PDFs and plain emails keeps its numbers, bullets, cells and addresses. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlText } from '#platform/domain/html-text.ts';

test.each([
  [
    '<p>Prices include VAT &amp; levies.</p><ul><li>One</li><li>Two &lt; three</li></ul>',
    'Prices include VAT & levies.\n\n- One\n- Two < three',
  ],
  [
    '<h1>Terms</h1><ol><li>First</li><li><p>Second</p><ul><li>Nested</li></ul></li></ol>',
    'Terms\n\n 1. First\n\n 2. Second\n\n    - Nested',
  ],
  ['<ol start="5"><li>Five</li><li>Six</li></ol><p>After</p>', '5. Five\n 6. Six\n\nAfter'],
  ['See <a href="https://kestrel.test/terms">our <b>terms</b></a>.', 'See our terms (https://kestrel.test/terms).'],
  [
    '<a href="https://x.test/?a=1&amp;b=2">https://x.test/?a=1&amp;b=2</a> <a rel="x">plain</a>',
    'https://x.test/?a=1&b=2 plain',
  ],
  [
    '<table><tr><th>Weight</th><th>Price</th></tr><tr><td>5 kg</td><td>R 99</td></tr></table>',
    'Weight   Price\n5 kg     R 99',
  ],
  ['<p>One</p>\n  <p>Two<br />lines</p><blockquote>Quote</blockquote><pre>a</pre>', 'One\n\nTwo\nlines\n\nQuote\n\na'],
  ['It&#39;s &quot;5&nbsp;kg&quot; &amp;lt;', 'It\'s "5\u00A0kg" &lt;'],
  ['<p></p><hr /><img src="x" />', ''],
])('F214 %j', (html, text) => expect(htmlText(html)).toBe(text));

test('of parts that are nested deeper than a page is wide, the deepest are left out', () => {
  const text = htmlText(`${'<ul><li>x'.repeat(2_000)}<p>the deepest</p>`);
  expect(text.startsWith('- x')).toBe(true);
  expect(text).not.toContain('the deepest');
  expect(text.length).toBeLessThan(10_000);
});

test('no tag is left, whatever the HTML', () => {
  const tags = ['<ol>', '</ol>', '<li>', '</a>', '<a href="x">', '<td>', '</tr>'];
  const part = fc.constantFrom(...tags, '<', 'word ', '&lt;', '&#99999999;');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      expect(htmlText(parts.join(''))).not.toMatch(/<(?:ol|li|a|td)\b/);
    }),
  );
});
