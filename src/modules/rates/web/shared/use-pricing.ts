/** Prices a shipment while it is being typed: asked again a moment after what they depend on changed, and never for an older form. */
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RateShipmentAnswer200, ReadOptInsBody } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { offersOf } from '../../domain/compare-rates.ts';
import type { Ratable } from '../../domain/ratable.ts';
import type { Pricing, Rating } from './rating.ts';

/** So long after the last change prices are asked for, in milliseconds. */
const pauseMs = 300;

/** A price stands for so long before it is asked for again, in milliseconds. */
const freshMs = 60_000;

export interface Priced extends Pricing {
  readonly customerReference: { readonly isRequired: boolean; readonly prefix: string };
  /** What the account's waybill numbers begin with. */
  readonly trackingPrefix: string;
  /** Asks again at once: what was shown turned out to be old. */
  readonly refresh: () => void;
}

/** @param ratable stable while nothing changes that a price depends on */
export function usePricing(ratable: Ratable): Priced {
  const [asked, { isPending }] = useDebounced(ratable);
  const request = 'request' in asked ? asked.request : undefined;
  const rates = useQuery(
    {
      queryKey: [...entityKey('rate'), request],
      queryFn: ({ signal }) => call('rate_shipment', { body: request ?? neverAsked, signal }),
      enabled: request !== undefined,
      placeholderData: keepPreviousData,
      staleTime: freshMs,
    },
    queryClient,
  );
  const route = useMemo(() => {
    if (!request) return undefined;
    const given = routeParts.map((name) => [name, request[name]] as const).filter(([, value]) => value !== undefined);
    return Object.fromEntries(given) as ReadOptInsBody;
  }, [request]);
  const optIns = useQuery(
    {
      queryKey: [...entityKey('rate'), 'opt-ins', route],
      queryFn: ({ signal }) => call('read_opt_ins', { body: route ?? neverAsked, signal }),
      enabled: route !== undefined,
      placeholderData: keepPreviousData,
      staleTime: freshMs,
    },
    queryClient,
  );
  const missing = 'missing' in ratable ? ratable.missing : undefined;
  const { data, error, isPlaceholderData, refetch } = rates;
  // The same object while nothing is new: a key that changes no price draws no price.
  return useMemo(() => {
    const { opt_in_rates = [], opt_in_time_based_rates = [] } = optIns.data ?? {};
    return {
      rating: ratingOf(missing, { data, error, isPlaceholderData, refetch }, isPending),
      optIns: opt_in_rates,
      timedOptIns: opt_in_time_based_rates,
      customerReference: {
        isRequired: optIns.data?.customer_reference_required ?? false,
        prefix: optIns.data?.customer_reference_prefix ?? '',
      },
      trackingPrefix: optIns.data?.tracking_prefix ?? '',
      refresh: () => void refetch(),
    };
  }, [missing, data, error, isPlaceholderData, refetch, isPending, optIns.data]);
}

/** What opt-ins and the account's rules depend on. */
const routeParts = [
  'account_id',
  'collection_address',
  'delivery_address',
  'collection_pickup_point_id',
  'collection_pickup_point_provider',
  'delivery_pickup_point_id',
  'delivery_pickup_point_provider',
  'collection_min_date',
  'delivery_min_date',
] as const;

const neverAsked = { collection_address: {}, delivery_address: {}, parcels: [] };

function useDebounced(ratable: Ratable): readonly [Ratable, { readonly isPending: boolean }] {
  const [asked] = useDebouncedValue(ratable, pauseMs);
  return [asked, { isPending: asked !== ratable }];
}

interface Answered {
  readonly data: RateShipmentAnswer200 | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

function ratingOf(missing: readonly string[] | undefined, rates: Answered, isPending: boolean): Rating {
  if (missing) return { kind: 'incomplete', missing };
  if (rates.error && !isPending)
    return {
      kind: 'failed',
      message: messageOf(rates.error) ?? 'Try again.',
      retry: () => void rates.refetch(),
    };
  if (!rates.data) return { kind: 'loading' };
  const { rates: prices, service_levels: levels, declined } = rates.data;
  return { kind: 'ready', offers: offersOf(levels, prices), declined, isStale: isPending || rates.isPlaceholderData };
}
