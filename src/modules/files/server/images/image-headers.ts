/** Headers of a public image: its content may only be drawn, wherever it is opened. */
import type { StoredFile } from '../repository.ts';

export function imageHeaders({ media_type, size }: StoredFile): Readonly<Record<string, string | number>> {
  return {
    'content-type': media_type,
    'content-length': size,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    'x-content-type-options': 'nosniff',
    // Emails show logos too.
    'cross-origin-resource-policy': 'cross-origin',
    // A new image has a new address.
    'cache-control': 'public, max-age=31536000, immutable',
  };
}
