/** Uploads an image to the folder of logos and returns its public path. */
import { upload } from '../shared/upload.ts';

/** Throws `CallError`. */
export async function sendImage(image: Blob, name: string): Promise<string> {
  const file = await upload(image, name, 'logos');
  if (file.public_url === null) throw new Error('The logo has no public address.');
  return file.public_url;
}
