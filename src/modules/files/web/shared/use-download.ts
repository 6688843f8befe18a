/** Downloads a document from the server, without leaving the page. */
import { useState } from 'react';
import { toastFailure } from '#platform/web/ui/feedback/toast.ts';

interface Download {
  readonly isBusy: boolean;
  /** Requests the address of the document, and downloads it. */
  readonly download: (fetch: () => Promise<{ readonly url: string }>) => Promise<void>;
}

/** Errors are shown as a toast. */
export function useDownload(): Download {
  const [isBusy, setBusy] = useState(false);
  const download: Download['download'] = async (fetch) => {
    setBusy(true);
    try {
      location.assign((await fetch()).url);
    } catch (failure) {
      toastFailure(failure, false);
    }
    setBusy(false);
  };
  return { isBusy, download };
}
