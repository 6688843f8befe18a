/** The signed-in frame, which guests never load; the router requests it early, so that it is ready with its screen. */
import type * as FrameModule from './frame.tsx';

let loading: Promise<typeof FrameModule> | undefined;
let loaded: typeof FrameModule | undefined;

export function loadFrame(): Promise<typeof FrameModule> {
  loading ??= import('./frame.tsx').then(
    (module) => (loaded = module),
    (failure: unknown) => {
      loading = undefined;
      throw failure;
    },
  );
  return loading;
}

/** Suspending for a frame that is already loaded would show the skeleton, which React keeps for 0.3 s. */
export function loadedFrame(): typeof FrameModule | undefined {
  return loaded;
}
