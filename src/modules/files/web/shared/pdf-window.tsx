/** Opens a PDF in a dialog. The PDF code is half a megabyte, and loads only when one is opened. */
import { lazy, Suspense, type ReactNode } from 'react';

const PdfEditor = lazy(() => import('../pdf/pdf-editor.tsx'));

export interface PdfWindowProps {
  readonly title: string;
  /** Loads the bytes of the document. Errors that it throws are shown in the dialog. */
  readonly load: () => Promise<Uint8Array>;
  readonly onClose: () => void;
  /** Saves the annotated copy; without it the document is read-only. Errors that it throws are shown in the dialog. */
  readonly onSave?: (bytes: Uint8Array) => Promise<void>;
}

export function PdfWindow(props: PdfWindowProps): ReactNode {
  return (
    <Suspense>
      <PdfEditor {...props} />
    </Suspense>
  );
}
