/** How much to pay on the provider's own payment page: an offered amount or one's own (F291). */
import { Button, Group, Radio, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { Account } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { offeredAmounts, paymentPage, typedAmount } from '../../domain/top-up.ts';

export function OwnPage({ account }: { readonly account: Account }): ReactNode {
  const page = useProviderSetting('payment_methods_custom_url');
  const [chosen, setChosen] = useState<string>(String(offeredAmounts[0]));
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const isOwn = chosen === 'own';
  const pay = (event: FormEvent): void => {
    event.preventDefault();
    const amount = isOwn ? typedAmount(typed) : Number(chosen);
    if (amount === undefined || page === undefined) return setError('Enter an amount, for example 350.');
    location.assign(paymentPage(page, account, amount));
  };
  return (
    <Card title="Choose an amount">
      <form onSubmit={pay} noValidate>
        <Radio.Group aria-label="Amount" value={chosen} onChange={setChosen}>
          <Group gap="lg">
            {offeredAmounts.map((amount) => (
              <Radio key={amount} value={String(amount)} label={moneyText(amount)} />
            ))}
            <Radio value="own" label="Own amount" />
          </Group>
        </Radio.Group>
        {isOwn && (
          <TextInput
            mt="md"
            label="Own amount"
            inputMode="decimal"
            leftSection="R"
            value={typed}
            error={error}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setError(null);
            }}
          />
        )}
        <Button type="submit" mt="lg">
          Pay now
        </Button>
      </form>
    </Card>
  );
}
