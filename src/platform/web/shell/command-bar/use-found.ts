/** Searches the modules for a text: each is asked once typing pauses, and late responses for an older text are dropped. */
import { useEffect, useState } from 'react';
import { session } from '../../client/session.ts';
import type { Finder } from '../../module.ts';
import { passes } from '../gate.ts';
import { allFinders } from '../screens.ts';
import type { Group } from './entries.ts';

export interface Finding {
  readonly groups: readonly Group[];
  readonly isLoading: boolean;
  /** Whether one of the searches failed. */
  readonly hasFailed: boolean;
}

const pauseMs = 200;
const shortest = 2;
const nothing: Finding = { groups: [], isLoading: false, hasFailed: false };

export function useFound(text: string): Finding {
  const search = text.trim();
  const [finding, setFinding] = useState<Finding & { readonly of: string }>({ ...nothing, of: '' });
  useEffect(() => {
    if (search.length < shortest) return undefined;
    const stop = new AbortController();
    const show = async (): Promise<void> => {
      const found = await searchAll(search, stop.signal);
      if (!stop.signal.aborted) setFinding({ ...found, of: search, isLoading: false });
    };
    const timer = setTimeout(() => void show(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [search]);
  if (search.length < shortest) return nothing;
  // Earlier results stay until the next ones arrive, so that the list does not jump while typing.
  return finding.of === search ? finding : { ...finding, isLoading: true };
}

/** Searches every module open to the user in parallel; a failing one does not delay the others. */
async function searchAll(text: string, signal: AbortSignal): Promise<Pick<Finding, 'groups' | 'hasFailed'>> {
  const finders = allFinders().filter(({ gate }) => passes(gate, session.get()));
  const answers = await Promise.allSettled(finders.map((finder) => loadGroup(finder, text, signal)));
  const groups = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    hasFailed: answers.some(({ status }) => status === 'rejected'),
  };
}

async function loadGroup({ title, load }: Finder, text: string, signal: AbortSignal): Promise<Group> {
  const { find } = await load();
  return { title, found: await find(text, signal) };
}
