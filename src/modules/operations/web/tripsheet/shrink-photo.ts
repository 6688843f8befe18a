/** Reduces a photo so that it fits on the phone and uploads over a slow connection. */
const longestSide = 1600;

export async function shrinkPhoto(file: File): Promise<Blob> {
  const image = await createImageBitmap(file).catch(() => undefined);
  // A file that is not an image is refused by the server.
  if (!image) return file;
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', 0.8);
  });
}
