/** Prices a shipment while typing: requests prices shortly after a relevant change, and never for an outdated form. */
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RateShipmentAnswer200, ReadOptInsBody } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { offersOf } from '../../domain/compare-rates.ts';
import { priceRefusal } from '../../domain/price-refusal.ts';
import type { Ratable } from '../../domain/ratable.ts';
import type { Pricing, Rating } from './rating.ts';

/** Delay after the last change before prices are requested, in milliseconds. */
const pauseMs = 300;

/** How long a price is reused, in milliseconds. */
const freshMs = 60_000;

export interface Priced extends Pricing {
  readonly customerReference: { readonly isRequired: boolean; readonly prefix: string };
  /** Prefix of the account's waybill numbers. */
  readonly trackingPrefix: string;
  /** Requests prices and extras again at once, when the displayed ones are outdated. */
  readonly refresh: () => void;
}

/** @param ratable must be stable while nothing relevant to prices changes */
export function usePricing(ratable: Ratable): Priced {
  const [debounced, { isPending }] = useDebounced(ratable);
  const request = 'request' in debounced ? debounced.request : undefined;
  const rates = useQuery(
    {
      queryKey: [...entityKey('rate'), request],
      queryFn: ({ signal }) => call('rate_shipment', { body: request ?? emptyRequest, signal }),
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
      queryFn: ({ signal }) => call('read_opt_ins', { body: route ?? emptyRequest, signal }),
      enabled: route !== undefined,
      placeholderData: keepPreviousData,
      staleTime: freshMs,
    },
    queryClient,
  );
  const missing = 'missing' in ratable ? ratable.missing : undefined;
  const { data, error, isPlaceholderData, refetch } = rates;
  const { refetch: refetchOptIns } = optIns;
  // The same object while nothing changes, so that a key without effect on prices re-renders nothing.
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
      refresh: () => void Promise.all([refetch(), refetchOptIns()]),
    };
  }, [missing, data, error, isPlaceholderData, refetch, isPending, optIns.data, refetchOptIns]);
}

/** The fields that affect opt-ins and the account's rules. */
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

const emptyRequest = { collection_address: {}, delivery_address: {}, parcels: [] };

function useDebounced(ratable: Ratable): readonly [Ratable, { readonly isPending: boolean }] {
  const [debounced] = useDebouncedValue(ratable, pauseMs);
  return [debounced, { isPending: debounced !== ratable }];
}

interface Answered {
  readonly data: RateShipmentAnswer200 | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

function ratingOf(missing: readonly string[] | undefined, rates: Answered, isPending: boolean): Rating {
  if (missing) return { kind: 'incomplete', missing };
  if (rates.error && !isPending) return failed(rates.error, rates.refetch);
  if (!rates.data) return { kind: 'loading' };
  const { rates: prices, service_levels: levels, declined } = rates.data;
  return { kind: 'ready', offers: offersOf(levels, prices), declined, isStale: isPending || rates.isPlaceholderData };
}

/** What the call refuses because of the shipment is refused again until the shipment changes. */
function failed(error: Error, refetch: () => unknown): Rating {
  const { status = 0, code = '', errors = [] } = error instanceof CallError ? error : {};
  const message = priceRefusal(code, errors) ?? messageOf(error) ?? 'Try again.';
  return { kind: 'failed', message, ...(status !== 400 && status !== 422 && { retry: () => void refetch() }) };
}
