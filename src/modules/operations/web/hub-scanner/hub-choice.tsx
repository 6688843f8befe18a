/** The hub at which this device scans: a scan tells where the parcel is, and each hub has bays of its own. */
import { Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { recall, remember } from '#platform/web/client/memory.ts';
import { useSession } from '#platform/web/client/session.ts';
import { LongSelect } from '#platform/web/form/widgets/choice/long-select.tsx';
import { hubOf } from '../../domain/hub-choice.ts';

const place = 'scanning_hub';

export interface Hub {
  readonly id: number;
  readonly name: string;
}

interface ChosenHub {
  /** Undefined until one is chosen, and for a provider without branches. */
  readonly hub: Hub | undefined;
  readonly isMissing: boolean;
  /** Whether it isn’t known yet: a scan must not be recorded without its place. */
  readonly isLoading: boolean;
  readonly choice: ReactNode;
}

export function useHub(): ChosenHub {
  const { data, error } = useGeneralData();
  const branches = data?.branches ?? [];
  const { user } = useSession();
  const [kept, setKept] = useState(() => Number(recall(place)) || null);
  const limit = user?.limit_user_to_branch ?? null;
  const id = hubOf({ branches, limit, kept, own: user?.branch_id ?? null });
  const hub = branches.find((branch) => branch.id === id);
  const choose = (next: string | null): void => {
    if (next === null) return;
    remember(place, next);
    setKept(Number(next));
  };
  const isFixed = limit !== null || branches.length < 2;
  const isMissing = hub === undefined && branches.length > 0;
  const field = useRef<HTMLInputElement>(null);
  // Nothing can be scanned before.
  useEffect(() => {
    if (isMissing) field.current?.focus();
  }, [isMissing]);
  return {
    hub,
    isMissing,
    isLoading: data === null && error === null,
    choice: isFixed ? (
      hub && <Text mb="md">{`Hub: ${hub.name}`}</Text>
    ) : (
      <LongSelect
        ref={field}
        label="Hub"
        description="Where this device scans. It’s remembered on this device."
        placeholder="Choose a hub"
        data={branches.map((branch) => ({ value: String(branch.id), label: branch.name }))}
        value={hub === undefined ? null : String(hub.id)}
        onChange={choose}
        openOnFocus={false}
        mb="md"
      />
    ),
  };
}
