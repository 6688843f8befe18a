/** The actions and records of a shipment, refetched whenever it changes. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  ProofOfDelivery,
  ReadShipmentActionsAnswer200,
  ShipmentFile,
  ShipmentNote,
  ShipmentNoteKind,
} from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';

export type Actions = ReadShipmentActionsAnswer200;

/** Undefined until loaded. */
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

/** Other kinds replace the notes once they have loaded. */
export function useNotes(id: number, kinds: readonly ShipmentNoteKind[]): readonly ShipmentNote[] | undefined {
  const { data } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'notes', id, kinds],
      queryFn: ({ signal }) => call('read_shipment_notes', { query: { id, kinds: [...kinds] }, signal }),
      placeholderData: keepPreviousData,
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

/** Only delivered shipments have proofs. */
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
