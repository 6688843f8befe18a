/** Areas in files of map programs, also in files that were made to take forever. */
import { expect, test } from 'vitest';
import { joinedAreas, readAreas } from '#modules/geography/domain/read-areas.ts';
import { cpuMs } from '../../cpu-time.ts';

const polygon =
  '<Polygon><outerBoundaryIs><coordinates>28,-26 29,-26 29,-25 28,-26</coordinates></outerBoundaryIs></Polygon>';

test('names may be escaped, have a prefix, or be missing', () => {
  const placemarks = [
    `<Placemark id="1"><name><![CDATA[R&D <north>]]></name>${polygon}</Placemark>`,
    `<kml:Placemark><kml:name>A &amp; B</kml:name>${polygon}</kml:Placemark>`,
    `<Placemark>${polygon}</Placemark>`,
    `<Placemark><name>A &amp; B</name>${polygon}</Placemark>`,
  ];
  const areas = joinedAreas([...(readAreas(`<kml>${placemarks.join('')}</kml>`) ?? [])]);
  expect(areas.map(({ name, polygons }) => [name, polygons.length])).toEqual([
    ['R&D <north>', 1],
    ['A & B', 2],
    ['Area 3', 1],
  ]);
});

test.each([
  ['elements without an end', '<Placemark>'],
  ['tags without an end', '<Placemark '],
  ['sections without an end in a name', '<![CDATA[', '<Placemark><name>', '</name></Placemark>'],
])('%s take time in proportion to the file', (_, part, before = '', after = '') => {
  expect(cpuMs(() => [...(readAreas(`<kml>${before}${part.repeat(100_000)}${after}`) ?? [])])).toBeLessThan(2_000);
});
