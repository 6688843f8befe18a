/** What this browser has been answered lately, by entity, so that a list comes back at once and is asked for again when something moved. */
import { QueryClient } from '@tanstack/react-query';
import { session } from './session.ts';

export const queryClient = new QueryClient({
  // A refusal does not become an answer by asking again, and the screens offer to try again.
  defaultOptions: { queries: { retry: false } },
});

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
