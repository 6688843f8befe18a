/** An icon for the kind of a file, by its name. */
import { IconFile, IconFileTypeCsv, IconFileTypePdf, IconMap, IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { kindOfFile } from '../../domain/file-name.ts';

const icons = { csv: IconFileTypeCsv, image: IconPhoto, kml: IconMap, pdf: IconFileTypePdf };

export function FileIcon({ name }: { readonly name: string }): ReactNode {
  const kind = kindOfFile(name);
  const Drawn = kind === undefined ? IconFile : icons[kind];
  return <Drawn size="1.25rem" aria-hidden />;
}
