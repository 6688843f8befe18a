/** `/top-up-account`: by EFT into the provider's bank account, or on the provider's own payment page (F308). */
import { Radio, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { moneyText } from '#platform/domain/amount.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { ContactCard } from '#platform/web/shell/home/contact-card.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { BankDetails } from './bank-details.tsx';
import { OwnPage } from './own-page.tsx';

export default function TopUp(): ReactNode {
  const account = useGeneralData().data?.account;
  const methods = useMethods();
  const [chosen, setChosen] = useState<string | null>(null);
  if (!account) return <PageSkeleton />;
  const balance = account.balance === undefined ? undefined : `Your balance is ${moneyText(account.balance)}.`;
  const method = chosen ?? methods[0]?.name;
  return (
    <Page title="Top up account" {...(balance !== undefined && { description: balance })}>
      {methods.length === 0 ? (
        <Stack gap="lg">
          <Empty title="You can’t top up here">Contact us to find out how to pay into your account.</Empty>
          <ContactCard title="Contact us" />
        </Stack>
      ) : (
        <Stack gap="lg">
          {methods.length > 1 && (
            <Radio.Group label="How would you like to pay?" value={method ?? ''} onChange={setChosen}>
              <Stack gap="xs" mt="xs">
                {methods.map(({ name, label }) => (
                  <Radio key={name} value={name} label={label} />
                ))}
              </Stack>
            </Radio.Group>
          )}
          {method === 'own' ? <OwnPage account={account} /> : <BankDetails accountCode={account.account_code} />}
        </Stack>
      )}
    </Page>
  );
}

interface Method {
  readonly name: 'own' | 'eft';
  readonly label: string;
}

/** The provider's own page goes first: it is quicker than the bank. */
function useMethods(): readonly Method[] {
  const isShown = useProviderSetting('show_custom_payment_gateway') === true;
  const hasPage = useProviderSetting('payment_methods_custom_enabled') === true;
  const page = useProviderSetting('payment_methods_custom_url');
  const name = useProviderSetting('payment_methods_custom_name');
  const hasEft = useProviderSetting('payment_methods_eft_enabled') === true;
  if (!isShown) return [];
  return [
    ...(hasPage && page ? [{ name: 'own' as const, label: name ?? 'Pay online' }] : []),
    ...(hasEft ? [{ name: 'eft' as const, label: 'EFT' }] : []),
  ];
}
