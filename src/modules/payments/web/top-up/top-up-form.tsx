/** How much, and by which way: the form of a top-up, in a window or on its own page (F284–F288). */
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import type { Account } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { onShownSettings, shownSettings } from '#platform/web/client/provider-settings.ts';
import { ContactCard } from '#platform/web/shell/home/contact-card.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { offeredAmounts, typedAmount } from '../../domain/top-up.ts';
import { limitRefusal, topUpMethods } from '../../domain/top-up-methods.ts';
import { useActiveMethods } from './active-methods.ts';
import { BankDetails } from './bank-details.tsx';
import { payTopUp } from './pay.ts';
import styles from './top-up-form.module.css';

interface TopUpFormProps {
  readonly account: Account;
  /** Called when there is nothing left to do here: the customer pays at the bank. */
  readonly onDone: () => void;
}

export function TopUpForm({ account, onDone }: TopUpFormProps): ReactNode {
  const settings = useSyncExternalStore(onShownSettings, shownSettings);
  const methods = topUpMethods(settings, useActiveMethods());
  const email = useGeneralData().data?.user.email ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  const [preset, setPreset] = useState<string>(String(offeredAmounts[0]));
  const [typed, setTyped] = useState('');
  const [amountError, setAmountError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const method = methods.find(({ value }) => value === chosen) ?? methods[0];
  if (!method) return <NoMethods />;

  const isOwn = preset === 'own';
  const forgetErrors = (): void => {
    setAmountError(null);
    setFailure(null);
  };
  const pay = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    forgetErrors();
    if (method.gateway === 'eft') return onDone();
    const amount = isOwn ? typedAmount(typed) : Number(preset);
    if (amount === undefined) return setAmountError('Enter an amount, for example 350.');
    const refusal = limitRefusal(method, amount);
    if (refusal) return setAmountError(refusal);
    setIsLeaving(true);
    try {
      await payTopUp({ method, account, email, amount, ownPage: settings.payment_methods_custom_url });
    } catch (reason) {
      setIsLeaving(false);
      setFailure(messageOf(reason) ?? 'Couldn’t start the payment. Try again.');
    }
  };
  return (
    <form onSubmit={(event) => void pay(event)} noValidate>
      <Stack gap="lg">
        <Radio.Group
          label="Choose an amount"
          value={preset}
          onChange={(next) => {
            setPreset(next);
            forgetErrors();
          }}
          error={isOwn ? null : amountError}
        >
          <Group gap="lg" mt="xs">
            {offeredAmounts.map((amount) => (
              <Radio key={amount} value={String(amount)} label={moneyText(amount)} />
            ))}
            <Radio value="own" label="Own amount" />
          </Group>
        </Radio.Group>
        {isOwn && (
          <TextInput
            label="Own amount"
            inputMode="decimal"
            leftSection="R"
            value={typed}
            error={amountError}
            data-autofocus
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              forgetErrors();
            }}
          />
        )}
        <Radio.Group
          label="How would you like to pay?"
          value={method.value}
          onChange={(next) => {
            setChosen(next);
            forgetErrors();
          }}
        >
          <Stack gap="xs" mt="xs">
            {methods.map(({ value, label, image }) => (
              <Group key={value} gap="xs">
                <Radio value={value} label={label} />
                {image !== undefined && <img src={image} alt="" className={styles['logo']} />}
              </Group>
            ))}
          </Stack>
        </Radio.Group>
        {method.gateway === 'eft' && <BankDetails accountCode={account.account_code} />}
        {failure !== null && <Notice variant="error">{failure}</Notice>}
        <Group>
          <Button type="submit" loading={isLeaving}>
            {method.gateway === 'eft' ? 'OK' : 'Pay now'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function NoMethods(): ReactNode {
  return (
    <Stack gap="lg">
      <Empty title="You can’t top up here">Contact us to find out how to pay into your account.</Empty>
      <ContactCard title="Contact us" />
    </Stack>
  );
}
