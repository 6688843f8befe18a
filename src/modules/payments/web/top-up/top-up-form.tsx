/** The form of a top-up: amount and method, in a dialog or on its own page (F284–F288). */
import { Button, Group, Radio, Skeleton, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { onShownSettings, shownSettings, useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { ContactCard } from '#platform/web/shell/home/contact-card.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { focusInvalid } from '#platform/web/ui/feedback/focus-invalid.ts';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { DialogActions } from '#platform/web/ui/layout/dialog-actions.tsx';
import { call } from '#platform/web/client/call.ts';
import { queryClient } from '#platform/web/client/query-client.ts';
import { limitRefusal } from '../../domain/gateway-methods.ts';
import { offeredAmounts, typedAmount } from '../../domain/top-up.ts';
import { topUpMethods } from '../../domain/top-up-methods.ts';
import { type Choice, codeMessage, isSecurityCode, withSavedCards } from '../../domain/saved-card.ts';
import { useSavedCards } from '../cards/use-saved-cards.ts';
import { MethodChoice } from '../methods/method-choice.tsx';
import { BankDetails } from './bank-details.tsx';
import { payTopUp } from './pay.ts';

interface TopUpFormProps {
  readonly account: Account;
  /** The initial amount in rand, as typed. */
  readonly amount?: string | undefined;
  /** Called when the customer is done here and pays at the bank. */
  readonly onDone: () => void;
  /** In a window, which is left with it. */
  readonly onCancel?: () => void;
}

export function TopUpForm({ account, amount: requestedAmount, onDone, onCancel }: TopUpFormProps): ReactNode {
  const settings = useSyncExternalStore(onShownSettings, shownSettings);
  const { cards, isLoading: isLoadingCards } = useSavedCards(account.id, 'top_up');
  const { active, isLoading: isLoadingMethods } = useActiveMethods();
  const isLoading = isLoadingCards || isLoadingMethods;
  const methods = withSavedCards(topUpMethods(settings, active), cards);
  const payer = useGeneralData().data?.user ?? { email: '' };
  const [chosen, setChosen] = useState<Choice>({ method: undefined, securityCode: '', saveCard: false });
  const [preset, setPreset] = useState<string>(requestedAmount === undefined ? String(offeredAmounts[0]) : 'own');
  const [typed, setTyped] = useState(requestedAmount ?? '');
  const [amountError, setAmountError] = useState<string | null>(null);
  const [codeError, setCodeError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const method = methods.find(({ value }) => value === chosen.method) ?? methods[0];
  const form = useRef<HTMLFormElement>(null);
  const own = useRef<HTMLInputElement>(null);
  const isOwn = preset === 'own';
  useEffect(() => {
    if (isOwn && requestedAmount === undefined) own.current?.focus();
  }, [isOwn, requestedAmount]);
  // In a window, which took the focus while the cards were loading, the next key chooses an amount.
  useEffect(() => {
    if (!isLoading && form.current?.closest('[role="dialog"]'))
      form.current.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isLoading]);
  if (isLoading)
    return (
      <Later>
        <Skeleton height="16rem" aria-hidden />
      </Later>
    );
  if (!method) return <NoMethods />;

  const clearErrors = (): void => {
    setAmountError(null);
    setCodeError(undefined);
    setFailure(null);
  };
  const pay = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    clearErrors();
    if (method.gateway === 'eft') return onDone();
    const amount = isOwn ? typedAmount(typed) : Number(preset);
    const refusal = amount === undefined ? 'Enter an amount, for example 350.' : limitRefusal(method, amount);
    const { securityCode, saveCard } = chosen;
    const isCodeMissing = method.card !== undefined && !isSecurityCode(securityCode);
    if (refusal) setAmountError(refusal);
    if (isCodeMissing) setCodeError(codeMessage);
    if (amount === undefined || refusal || isCodeMissing) return focusInvalid(form.current);
    setIsLeaving(true);
    try {
      const ownPage = settings.payment_methods_custom_url;
      await payTopUp({ method, account, payer, amount, ownPage, securityCode, saveCard });
    } catch (reason) {
      setIsLeaving(false);
      setFailure(messageOf(reason) ?? 'Couldn’t start the payment. Try again.');
    }
  };
  const submit = (
    <Button type="submit" loading={isLeaving}>
      {method.gateway === 'eft' ? 'OK' : 'Pay now'}
    </Button>
  );
  return (
    <form ref={form} onSubmit={(event) => void pay(event)} noValidate>
      <Stack gap="lg">
        <Radio.Group
          label="Choose an amount"
          value={preset}
          onChange={(next) => {
            setPreset(next);
            clearErrors();
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
            maw="12rem"
            inputMode="decimal"
            leftSection="R"
            value={typed}
            error={amountError}
            ref={own}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              clearErrors();
            }}
          />
        )}
        <MethodChoice
          methods={methods}
          choice={{ ...chosen, method: method.value }}
          codeError={codeError}
          onChange={(next) => {
            setChosen(next);
            clearErrors();
          }}
        />
        {method.gateway === 'eft' && <BankDetails accountCode={account.account_code} />}
        {failure !== null && <Notice variant="error">{failure}</Notice>}
      </Stack>
      {onCancel ? (
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          {submit}
        </DialogActions>
      ) : (
        <Group mt="lg">{submit}</Group>
      )}
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

/**
 * The payment methods that Bob Pay currently offers (F267, F275). Undefined when Bob Pay can't be reached: its own page
 * then reports the problem.
 */
function useActiveMethods(): { readonly active: readonly string[] | undefined; readonly isLoading: boolean } {
  const isOn = useProviderSetting('payment_methods_bobpay_topup_enabled') === true;
  const { data: active, isLoading } = useQuery(
    {
      queryKey: ['bob-pay-methods'],
      queryFn: async ({ signal }) => {
        const { payment_methods: methods } = await call('read_public_payment_methods', { signal });
        return methods.filter(({ status }) => status === 'active').map(({ name }) => name);
      },
      enabled: isOn,
    },
    queryClient,
  );
  return { active, isLoading };
}
