/** The signed-in frame, which guests never load; the router asks for it early, so that it is there when its screen is. */
import type * as FrameModule from './frame.tsx';

let loading: Promise<typeof FrameModule> | undefined;

export function loadFrame(): Promise<typeof FrameModule> {
  loading ??= import('./frame.tsx').catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}
