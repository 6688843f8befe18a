/** What a shipment costs and how it is paid: from the account, or at a gateway (F262, F265, F266). */
import { Box, Button, Group, Radio, Stack } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ReadPaymentDueAnswer200 } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { refreshGeneralData } from '#platform/web/client/general-data.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { leaveToPay } from '../leave.ts';

interface PayFormProps {
  readonly due: ReadPaymentDueAnswer200;
  /** The price is another one by now. */
  readonly onRefresh: () => void;
}

interface Way {
  readonly value: string;
  readonly label: string;
  /** Why it can’t be chosen. */
  readonly refusal?: string | undefined;
}

function waysOf({ account, methods }: ReadPaymentDueAnswer200): readonly Way[] {
  if (!account) return methods;
  const label = `From your account (balance ${moneyText(account.balance)})`;
  return [{ value: 'account', label, refusal: account.message }, ...methods];
}

export function PayForm({ due, onRefresh }: PayFormProps): ReactNode {
  const navigate = useNavigate();
  const ways = waysOf(due);
  const [chosen, setChosen] = useState(ways.find(({ refusal }) => refusal === undefined)?.value);
  const [failure, setFailure] = useState<string>();
  const [isPaying, setPaying] = useState(false);
  const pay = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (chosen === undefined) return;
    setFailure(undefined);
    setPaying(true);
    const { short_tracking_reference: reference, token, amount, id } = due;
    const way = chosen === 'account' ? { expected_rate: amount } : { token };
    try {
      const answer = await call('pay_shipment', { body: { tracking_reference: reference, method: chosen, ...way } });
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
        <form onSubmit={(event) => void pay(event)} noValidate>
          <Stack gap="lg">
            <Facts>
              {due.service_level_name !== null && <Fact name="Service">{due.service_level_name}</Fact>}
              <Fact name="To pay">{moneyText(due.amount)}</Fact>
            </Facts>
            <Radio.Group
              label="How would you like to pay?"
              value={chosen ?? null}
              onChange={(next) => {
                setChosen(next);
                setFailure(undefined);
              }}
            >
              <Stack gap="xs" mt="xs">
                {ways.map(({ value, label, refusal }) => (
                  <Radio
                    key={value}
                    value={value}
                    label={label}
                    disabled={refusal !== undefined}
                    description={refusal}
                  />
                ))}
              </Stack>
            </Radio.Group>
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
