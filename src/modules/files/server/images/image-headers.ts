/** Headers of a public image: what is in it may draw and nothing else, wherever it is opened. */
import type { StoredFile } from '../repository.ts';

export function imageHeaders({ media_type, size }: StoredFile): Readonly<Record<string, string | number>> {
  return {
    'content-type': media_type,
    'content-length': size,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    'x-content-type-options': 'nosniff',
    // Emails show logos too, wherever they are read.
    'cross-origin-resource-policy': 'cross-origin',
    // A new image has a new address.
    'cache-control': 'public, max-age=31536000, immutable',
  };
}
