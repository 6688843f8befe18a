/** The camera of the device: on while the component is shown. */
import { useEffect, useState, type RefObject } from 'react';

export type Camera =
  | { readonly state: 'starting' }
  /** `light` turns the lamp beside the camera on or off, where there is one. */
  | { readonly state: 'on'; readonly light?: (isOn: boolean) => void }
  | { readonly state: 'failed'; readonly message: string };

/** Browsers offer it only to pages that came over HTTPS. */
export function hasCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** The camera at the back, if there are two. */
const wanted: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } },
};

const messages: Readonly<Record<string, string>> = {
  NotAllowedError: 'The camera is blocked for this site. Allow it in your browser’s settings first.',
  NotFoundError: 'No camera was found on this device.',
  NotReadableError: 'The camera is in use by another app. Close it there first.',
};

export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [camera, setCamera] = useState<Camera>({ state: 'starting' });
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOver = false;
    const fail = (message: string): void => {
      if (!isOver) setCamera({ state: 'failed', message });
    };
    const start = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia(wanted);
      // Closed while the browser asked for permission.
      if (isOver || !video.current) return stop(stream);
      const [track] = stream.getVideoTracks();
      track?.addEventListener('ended', () => fail('The camera was turned off.'));
      video.current.srcObject = stream;
      await video.current.play();
      setCamera({ state: 'on', ...(track && lightOf(track)) });
    };
    start().catch((reason: unknown) => {
      const name = reason instanceof DOMException ? reason.name : '';
      fail(messages[name] ?? 'The camera couldn’t be started. Try again.');
    });
    return () => {
      isOver = true;
      stop(stream);
    };
  }, [video]);
  return camera;
}

function stop(stream: MediaStream | undefined): void {
  stream?.getTracks().forEach((track) => track.stop());
}

/** Only some browsers know of it, and the types of none. */
function lightOf(track: MediaStreamTrack): { readonly light?: (isOn: boolean) => void } {
  const capabilities: MediaTrackCapabilities & { readonly torch?: boolean } = track.getCapabilities?.() ?? {};
  if (capabilities.torch !== true) return {};
  const turn = (isOn: boolean): void => {
    const lit: MediaTrackConstraintSet & { readonly torch: boolean } = { torch: isOn };
    void track.applyConstraints({ advanced: [lit] });
  };
  return { light: turn };
}
