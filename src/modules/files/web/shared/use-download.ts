/** Fetches a document from the server and hands it to the browser as a download: the page stays. */
import { useState } from 'react';
import { messageOf } from '#platform/web/client/call-error.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

interface Download {
  readonly isBusy: boolean;
  /** Asks where the document can be fetched, and fetches it. */
  readonly download: (fetch: () => Promise<{ readonly url: string }>) => Promise<void>;
}

/** What goes wrong is said in a toast. */
export function useDownload(): Download {
  const [isBusy, setBusy] = useState(false);
  const download: Download['download'] = async (fetch) => {
    setBusy(true);
    try {
      location.assign((await fetch()).url);
    } catch (failure) {
      const message = messageOf(failure);
      if (message !== null) showToast('error', message, false);
    }
    setBusy(false);
  };
  return { isBusy, download };
}
