/** Asks customers and guests once per session whether the parcels contain dangerous goods (F168). */
import { Button, Group, Image, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { recallInTab, rememberInTab } from '#platform/web/client/memory.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { useAudience } from '#platform/web/client/session.ts';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

const key = 'no_dangerous_goods';

function isConfirmed(): boolean {
  return recallInTab(key) === 'yes';
}

interface DangerousGoods {
  readonly isRequired: boolean;
  /** Resolves to true at once where it is not required or was confirmed; otherwise to the user's answer. */
  readonly confirm: () => Promise<boolean>;
  readonly dialog: ReactNode;
}

export function useDangerousGoods(): DangerousGoods {
  const isStaff = useAudience() === 'staff';
  const isRequired = useProviderSetting('confirm_no_dangerous_goods') === true && !isStaff;
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  const confirm = async (): Promise<boolean> => {
    if (!isRequired || isConfirmed()) return true;
    const given = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(undefined);
    if (given) rememberInTab(key, 'yes');
    return given;
  };
  return { isRequired, confirm, dialog: answer && <Question onAnswer={answer} /> };
}

function Question({ onAnswer }: { readonly onAnswer: (isConfirmed: boolean) => void }): ReactNode {
  useReturnFocus();
  const image = useProviderSetting('dangerous_goods_image_url');
  return (
    <Modal opened onClose={() => onAnswer(false)} title="Does your shipment contain dangerous goods?">
      {image && <Image src={image} alt="Dangerous goods that can’t be sent" mb="md" />}
      <Text size="sm">
        Explosives, flammable liquids, gases, batteries on their own and other dangerous goods can’t be sent.
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => onAnswer(false)}>
          Cancel
        </Button>
        <Button data-autofocus onClick={() => onAnswer(true)}>
          Confirm no dangerous goods
        </Button>
      </Group>
    </Modal>
  );
}
