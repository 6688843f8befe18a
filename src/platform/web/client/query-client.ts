/** The cache of responses, by entity: a list shows at once and is requested again when something changed. */
import { QueryClient } from '@tanstack/react-query';
import { session } from './session.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Asking again does not turn a refusal into a success, and the screens offer a retry.
      retry: false,
      // Without a connection queries fail at once instead of pausing; they run again once it is back.
      networkMode: 'always',
      refetchOnReconnect: true,
      // Changes are pushed, so that returning to a tab need not refetch.
      refetchOnWindowFocus: false,
    },
  },
});
// Mounted for the life of the page: otherwise nothing refetches on reconnecting.
queryClient.mount();

/** The key that every query about an entity begins with: invalidate it when one of its records changed. */
export function entityKey(entity: string): readonly [string] {
  return [entity];
}

let person = session.get().user?.id;

// Data of one user must not be cached for the next.
session.subscribe(() => {
  const now = session.get().user?.id;
  if (now !== person) queryClient.clear();
  person = now;
});
