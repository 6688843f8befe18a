/** Lookups of an address's location; errors are shown next to the tools. */
import { useState } from 'react';
import type { GeocodeAddressAnswer200 } from '#generated/types.ts';
import { call, type CallOptions } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';

type GeocodeBody = NonNullable<CallOptions<'geocode_address'>['body']>;

/** The place, or undefined for an unknown one; other errors are thrown. */
export async function locate(body: GeocodeBody): Promise<GeocodeAddressAnswer200['address'] | undefined> {
  try {
    return (await call('geocode_address', { body: body })).address;
  } catch (failure) {
    if (failure instanceof CallError && failure.status === 404) return undefined;
    throw failure;
  }
}

interface Lookup {
  readonly problem: string | undefined;
  /** Runs the work, and keeps its error to be shown. */
  readonly look: (work: () => Promise<void>) => Promise<void>;
}

export function useLookup(): Lookup {
  const [problem, setProblem] = useState<string>();
  const look = async (work: () => Promise<void>): Promise<void> => {
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      setProblem(messageOf(failure) ?? undefined);
    }
  };
  return { problem, look };
}
