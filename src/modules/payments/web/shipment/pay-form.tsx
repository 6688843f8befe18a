/** The amount due for a shipment and its payment: from the account, or at a gateway (F262, F265, F266). */
import { Box, Button, Group, Stack } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ReadPaymentDueAnswer200 } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { refreshGeneralData } from '#platform/web/client/general-data.ts';
import { focusInvalid } from '#platform/web/ui/feedback/focus-invalid.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { savedCardOption } from '../../domain/labels.ts';
import { codeMessage, isSecurityCode, withSavedCards, type Choice } from '../../domain/saved-card.ts';
import { leaveToPay } from '../leave.ts';
import { MethodChoice, type OfferedMethod } from '../methods/method-choice.tsx';

interface PayFormProps {
  readonly due: ReadPaymentDueAnswer200;
  /** Called when the price has changed. */
  readonly onRefresh: () => void;
}

function waysOf({ account, methods: offered, saved_cards: cards }: ReadPaymentDueAnswer200): readonly OfferedMethod[] {
  const methods = withSavedCards(offered, cards);
  if (!account) return methods;
  const balance = account.balance === undefined ? '' : ` (balance ${moneyText(account.balance)})`;
  const label = `From your account${balance}`;
  return [{ value: 'account', label, refusal: account.message }, ...methods];
}

/** The request for the chosen method; signed-in users need no token. */
function wayOf(due: ReadPaymentDueAnswer200, { value, card }: OfferedMethod, { securityCode, saveCard }: Choice) {
  if (value === 'account') return { method: value };
  if (card) return { method: savedCardOption, saved_card_id: card.saved_card_id, security_code: securityCode };
  return {
    method: value,
    ...(saveCard && { is_saved_card_setup: true }),
    ...(!due.saved_cards && { token: due.token }),
  };
}

export function PayForm({ due, onRefresh }: PayFormProps): ReactNode {
  const navigate = useNavigate();
  const ways = waysOf(due);
  const first = ways.find(({ refusal }) => refusal === undefined)?.value;
  const [choice, setChoice] = useState<Choice>({ method: first, securityCode: '', saveCard: false });
  const [codeError, setCodeError] = useState<string>();
  const chosen = ways.find(({ value }) => value === choice.method);
  const [failure, setFailure] = useState<string>();
  const [isPaying, setPaying] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const pay = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (chosen === undefined) return;
    setFailure(undefined);
    if (chosen.card && !isSecurityCode(choice.securityCode)) {
      setCodeError(codeMessage);
      return focusInvalid(form.current);
    }
    setPaying(true);
    const { short_tracking_reference: reference, id } = due;
    try {
      const body = { tracking_reference: reference, expected_rate: due.amount, ...wayOf(due, chosen, choice) };
      const answer = await call('pay_shipment', { body });
      if (leaveToPay(answer)) return;
      await refreshGeneralData();
      void navigate(`/shipments/success?str=${reference}&id=${id}`);
    } catch (reason) {
      setPaying(false);
      setFailure(messageOf(reason) ?? 'Couldn’t start the payment. Try again.');
      if (reason instanceof CallError && reason.code === 'price_changed') onRefresh();
    }
  };
  return (
    <Box maw="36rem">
      <Card title={`Shipment ${due.short_tracking_reference}`}>
        <form ref={form} onSubmit={(event) => void pay(event)} noValidate>
          <Stack gap="lg">
            {due.is_difference && (
              <Notice variant="info" title="The parcels are larger or heavier than booked">
                The shipment continues when the difference is paid.
              </Notice>
            )}
            <Facts>
              {due.service_level_name !== null && <Fact name="Service">{due.service_level_name}</Fact>}
              <Fact name={due.is_difference ? 'Difference to pay' : 'To pay'}>{moneyText(due.amount)}</Fact>
            </Facts>
            <MethodChoice
              methods={ways}
              choice={choice}
              codeError={codeError}
              onChange={(next) => {
                setChoice(next);
                setCodeError(undefined);
                setFailure(undefined);
              }}
            />
            {failure !== undefined && <Notice variant="error">{failure}</Notice>}
            <Group>
              <Button type="submit" loading={isPaying} disabled={chosen === undefined}>
                Pay now
              </Button>
            </Group>
          </Stack>
        </form>
      </Card>
    </Box>
  );
}
