/** The signed-in frame, which guests never load; the router asks for it early, so that it is there when its screen is. */
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

/** Suspending for what is there already would show the skeleton, and React keeps a skeleton up for 0.3 s. */
export function loadedFrame(): typeof FrameModule | undefined {
  return loaded;
}
