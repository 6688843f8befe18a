/** The folder of logos and icons: uploaded by users who may change the provider's settings, visible to everyone. */
import { onlyAccountOf, onlyBranchOf } from '#platform/domain/data-limits.ts';
import type { FileFolder } from '../services/folders.ts';
import { safeSvg } from './safe-svg.ts';

export const logosFolder = 'logos';

export const logos: FileFolder = {
  accept: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'],
  mostBytes: 2_000_000,
  limits: 'PNG, JPEG, WebP or SVG, up to 2 MB',
  isPublic: true,
  // The brand belongs to the whole provider: users limited to a part of it may not change it.
  mayUpload: ({ can, user }) =>
    can('API_/providers/settings:POST') && onlyBranchOf(user) === null && onlyAccountOf(user) === null,
  mayDownload: () => true,
  prepare: (bytes, mediaType) => (mediaType === 'image/svg+xml' ? safeSvg(bytes) : bytes),
};
