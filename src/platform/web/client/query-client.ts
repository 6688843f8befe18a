/** What this browser has been answered lately, by entity, so that a list comes back at once and is asked for again when something moved. */
import { QueryClient } from '@tanstack/react-query';
import { session } from './session.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal does not become an answer by asking again, and the screens offer to try again.
      retry: false,
      // Without a connection a screen says so, instead of waiting; once it is back, what failed is asked again.
      networkMode: 'always',
      refetchOnReconnect: true,
      // What moves is pushed, so that coming back to a tab asks for nothing.
      refetchOnWindowFocus: false,
    },
  },
});
// For as long as the page lives: without it nothing is asked again when the connection is back.
queryClient.mount();

/** Everything that was answered about an entity begins with this key: invalidate it when one of them changed. */
export function entityKey(entity: string): readonly [string] {
  return [entity];
}

let person = session.get().user?.id;

// Nothing that one person saw is there for the next.
session.subscribe(() => {
  const now = session.get().user?.id;
  if (now !== person) queryClient.clear();
  person = now;
});
