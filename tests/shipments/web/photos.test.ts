/** Photos taken one after the other, as a camera returns them. */
import { expect, test } from 'vitest';
import { photoCount, withPhotos } from '#modules/shipments/web/shared/photo-input.tsx';

const photo = (name: string) => new File(['x'], name);
const names = (photos: readonly File[]) => photos.map(({ name }) => name);

test('the next photo is added to the previous ones; choosing none clears them', () => {
  const first = withPhotos([], [photo('a.jpg')]);
  expect(names(withPhotos(first, [photo('b.jpg'), photo('c.jpg')]))).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(withPhotos(first, [])).toEqual([]);
  const many = Array.from({ length: 12 }, (_, at) => photo(`${at}.jpg`));
  expect(withPhotos(first, many)).toHaveLength(10);
});

test('the field shows their number', () => {
  expect(photoCount([photo('door.jpg')])).toBe('door.jpg. Add another');
  expect(photoCount([photo('a.jpg'), photo('b.jpg')])).toBe('2 photos. Add another');
});
