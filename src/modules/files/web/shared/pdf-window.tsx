/** Opens a PDF in a window. The reader of PDF is half a megabyte, and only who opens one waits for it. */
import { lazy, Suspense, type ReactNode } from 'react';

const PdfEditor = lazy(() => import('../pdf/pdf-editor.tsx'));

export interface PdfWindowProps {
  readonly title: string;
  /** The bytes of the document. What it throws is said in the window. */
  readonly load: () => Promise<Uint8Array>;
  readonly onClose: () => void;
  /** Keeps the annotated copy; without it the document can only be read. What it throws is said in the window. */
  readonly onSave?: (bytes: Uint8Array) => Promise<void>;
}

export function PdfWindow(props: PdfWindowProps): ReactNode {
  return (
    <Suspense>
      <PdfEditor {...props} />
    </Suspense>
  );
}
