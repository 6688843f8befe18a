/** The saved cards in the billing of an account (F237): the list, the default, adding and removing. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconStar, IconTrash } from '@tabler/icons-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { AccountBillingCardInformation as SavedCard } from '#generated/types.ts';
import type { AccountTabProps } from '#modules/accounts/web/shared/account-tabs.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { onShownSettings, shownSettings } from '#platform/web/client/provider-settings.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { TextSkeleton } from '#platform/web/ui/feedback/text-skeleton.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { gatewayMethods } from '../../domain/gateway-methods.ts';
import { cardCheckAmount, cardTitle, newCard } from '../../domain/saved-card.ts';
import { useTopUp } from '../outcome/use-top-up.ts';
import { saveCard } from '../top-up/pay.ts';
import { CardIcon } from './card-icon.tsx';
import { useSavedCards } from './use-saved-cards.ts';

const noCards = (
  <Text size="sm" c="dimmed">
    No saved cards. Save one to pay with its security code alone.
  </Text>
);

export default function CardsPart({ accountId, isStaff }: AccountTabProps): ReactNode {
  const { cards = [], isLoading } = useSavedCards(accountId);
  const isBack = useSearchParams()[0].has('card_saved');
  const settings = useSyncExternalStore(onShownSettings, shownSettings);
  const [removed, setRemoved] = useState<SavedCard>();
  const mayAdd = !isStaff && gatewayMethods(settings, 'top_up').some(({ value }) => value === newCard);
  if (cards.length === 0 && !mayAdd && !isBack) return null;
  const change = async (work: Promise<unknown>, done: string): Promise<void> => {
    try {
      await work;
      showToast('success', done);
    } catch (failure) {
      showToast('error', messageOf(failure) ?? 'Couldn’t change the saved cards. Try again.');
    }
    await queryClient.invalidateQueries({ queryKey: entityKey('account') });
  };
  const makeDefault = ({ saved_card_id: id }: SavedCard): Promise<void> =>
    change(
      call('update_saved_card', { params: { id }, body: { account_id: accountId, is_default: true } }),
      'Default card changed',
    );
  const remove = ({ saved_card_id: id }: SavedCard): Promise<void> =>
    change(call('delete_saved_card', { params: { id }, query: { account_id: accountId } }), 'Card removed');
  return (
    <Card title="Saved cards" aside={mayAdd && <AddCard />}>
      <Stack gap="xs">
        <Saved />
        {cards.length === 0 && (isLoading ? <TextSkeleton>{noCards}</TextSkeleton> : noCards)}
        {cards.map((card) => (
          <Group key={card.saved_card_id} gap="sm" wrap="nowrap">
            <CardIcon association={card.card_association} />
            <Text size="sm">{cardTitle(card)}</Text>
            {card.is_default && <StatusBadge colour="green">Default</StatusBadge>}
            <Group ml="auto">
              <RowMenu
                name={cardTitle(card)}
                isBusy={false}
                actions={[
                  ...(card.is_default
                    ? []
                    : [{ title: 'Make default', icon: IconStar, run: () => void makeDefault(card) }]),
                  { title: 'Remove', icon: IconTrash, run: () => setRemoved(card) },
                ]}
              />
            </Group>
          </Group>
        ))}
      </Stack>
      {removed && (
        <Confirm
          opened
          danger
          title={`Remove ${cardTitle(removed)}?`}
          action="Remove card"
          onConfirm={() => {
            void remove(removed);
            setRemoved(undefined);
          }}
          onCancel={() => setRemoved(undefined)}
        >
          It can’t be paid with until it is saved again.
        </Confirm>
      )}
    </Card>
  );
}

/**
 * The result of saving a card, for a user who returns from Bob Pay (F038). The card itself arrives with Bob Pay’s
 * notification.
 */
function Saved(): ReactNode {
  const [query] = useSearchParams();
  const outcome = query.get('card_saved');
  const reference = outcome === 'success' ? query.get('payment') : null;
  const { data } = useTopUp(reference);
  if (outcome === 'failed' || data?.state === 'failed' || data?.state === 'cancelled')
    return (
      <Notice variant="warning" title="Card not saved">
        Nothing was paid. Try again, or use another card.
      </Notice>
    );
  if (outcome !== 'success') return null;
  if (reference !== null && data?.state !== 'paid')
    return <Notice variant="info">Your card is shown here as soon as Bob Pay confirms it.</Notice>;
  return (
    <Notice variant="success" title="Card saved">
      You can pay with it from now on.
    </Notice>
  );
}

function AddCard(): ReactNode {
  const { account, user } = useGeneralData().data ?? {};
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  if (!account || !user) return null;
  const leave = async (): Promise<void> => {
    setOpen(false);
    setLeaving(true);
    try {
      await saveCard(account, user);
    } catch (failure) {
      setLeaving(false);
      showToast('error', messageOf(failure) ?? 'Couldn’t start the payment. Try again.');
    }
  };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size="1rem" aria-hidden />}
        loading={isLeaving}
        onClick={() => setOpen(true)}
      >
        Add card
      </Button>
      <Confirm
        opened={isOpen}
        title="Add a card?"
        action="Continue to Bob Pay"
        onConfirm={leave}
        onCancel={() => setOpen(false)}
      >
        {`You enter the card at Bob Pay and pay ${moneyText(cardCheckAmount)} with it, which is added to your balance. The card becomes your default card.`}
      </Confirm>
    </>
  );
}
