/** What can be done with a shipment, and what is kept with it; asked for again whenever it moved. */
import { useQuery } from '@tanstack/react-query';
import type { ProofOfDelivery, ReadShipmentActionsAnswer200, ShipmentFile, ShipmentNote } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';

export type Actions = ReadShipmentActionsAnswer200;

/** Undefined until it is known. */
export function useActions(id: number): Actions | undefined {
  const { data } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'actions', id],
      queryFn: ({ signal }) => call('read_shipment_actions', { query: { id }, signal }),
    },
    queryClient,
  );
  return data;
}

export function useNotes(id: number): readonly ShipmentNote[] | undefined {
  const { data } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'notes', id],
      queryFn: ({ signal }) => call('read_shipment_notes', { query: { id }, signal }),
    },
    queryClient,
  );
  return data?.shipment_notes;
}

export function useFiles(id: number): readonly ShipmentFile[] | undefined {
  const { data } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'files', id],
      queryFn: ({ signal }) => call('read_shipment_files', { query: { id }, signal }),
    },
    queryClient,
  );
  return data?.shipment_files;
}

/** Only of shipments that were delivered is there anything to ask for. */
export function useProofs(id: number, isDelivered: boolean): readonly ProofOfDelivery[] {
  const { data } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'proofs', id],
      queryFn: ({ signal }) => call('read_proof_of_delivery', { query: { id }, signal }),
      enabled: isDelivered,
    },
    queryClient,
  );
  return data?.proofs_of_delivery ?? [];
}
