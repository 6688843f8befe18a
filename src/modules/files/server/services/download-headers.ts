/** Headers of a download: saved to disk, never shown as a page of ours, and not cached. */
import type { StoredFile } from '../repository.ts';

type Shown = Pick<StoredFile, 'name' | 'media_type'> & { readonly size?: number };

/** Without a known size, the transfer determines it. */
export function downloadHeaders({ name, media_type, size }: Shown): Readonly<Record<string, string | number>> {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'content-type': media_type === 'text/csv' ? 'text/csv; charset=utf-8' : media_type,
    ...(size === undefined ? {} : { 'content-length': size }),
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
}
