/** Uploads a file to a folder of the object store and returns its name. */
import { upload } from '#modules/files/web/shared/upload.ts';

/** Throws `CallError`. */
export async function sendFile(file: Blob, name: string, folder: 'shipment-photos' | 'shipment-documents') {
  return (await upload(file, name, folder)).file_name;
}
