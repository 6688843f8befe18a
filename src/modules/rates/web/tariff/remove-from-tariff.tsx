/** Confirms removing a part of the tariff, and shows an error if that fails. */
import type { ReactNode } from 'react';
import type { ChangeTariffBody } from '#generated/types.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { useBaseRevision, type TariffAround } from './tariff-around.ts';
import { changeTariff } from './use-tariff.ts';

interface RemoveProps {
  /** `rate`, as in `Remove this rate?` */
  readonly noun: string;
  readonly name: string;
  /** Finds what is removed. */
  readonly partOf: (around: TariffAround) => unknown;
  /** The request body, but for its base. */
  readonly change: Omit<ChangeTariffBody, 'base_revision'>;
  readonly onClose: () => void;
}

export function RemoveFromTariff({ noun, name, partOf, change, onClose }: RemoveProps): ReactNode {
  const base_revision = useBaseRevision(partOf);
  const remove = async (): Promise<void> => {
    try {
      await changeTariff({ ...change, base_revision });
    } catch (failure) {
      const message = failure instanceof CallError ? messageOf(failure) : `Couldn’t remove the ${noun}. Try again.`;
      if (message !== null) showToast('error', message);
    }
    onClose();
  };
  return (
    <Confirm
      opened
      danger
      title={`Remove this ${noun}?`}
      action={`Remove ${noun}`}
      onCancel={onClose}
      onConfirm={remove}
    >
      {name}. What was booked keeps its price.
    </Confirm>
  );
}
