/** The folders that files of shipments are uploaded to; they are handed out with their shipment only. */
import type { FileFolder } from '#modules/files/server/services/folders.ts';

export const photosFolder = 'shipment-photos';
export const documentsFolder = 'shipment-documents';

const images = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const photos: FileFolder = {
  accept: images,
  mostBytes: 10_000_000,
  limits: 'PNG, JPEG or WebP, up to 10 MB',
  isPublic: false,
  mayUpload: ({ can }) => can('API_/tracking/shipment-events:POST'),
  mayDownload: () => false,
};

export const documents: FileFolder = {
  accept: ['application/pdf', ...images],
  mostBytes: 20_000_000,
  limits: 'PDF, PNG, JPEG or WebP, up to 20 MB',
  isPublic: false,
  mayUpload: ({ can }) => can('API_/shipments:PATCH'),
  mayDownload: () => false,
};
