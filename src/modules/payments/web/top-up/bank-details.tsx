/** The bank details for EFT, each with a copy button. */
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { bank, bank_account_type } from '#generated/enums.ts';
import { useProviderSetting, useProviderTitle } from '#platform/web/client/provider-settings.ts';
import { CopyButton } from '#platform/web/ui/data/copy-button.tsx';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';

export function BankDetails({ accountCode }: { readonly accountCode: string }): ReactNode {
  const bankCode = useProviderSetting('payment_methods_eft_bank');
  const title = useProviderTitle();
  const issuer = useProviderSetting('invoice_company_name') ?? title;
  const holder = useProviderSetting('payment_methods_eft_account_holder') ?? issuer;
  const branch = useProviderSetting('payment_methods_eft_branch_code');
  const type = useProviderSetting('payment_methods_eft_account_type');
  const number = useProviderSetting('payment_methods_eft_account_number');
  const typeTitle = bank_account_type.find((one) => one.const === type)?.title;
  return (
    <Card title="Pay by EFT">
      <Facts>
        <Fact name="Bank">{bank.find((one) => one.const === bankCode)?.title ?? bankCode}</Fact>
        {holder && <Fact name="Account holder">{holder}</Fact>}
        {number && <Copied name="Account number" text={number} />}
        {branch && <Copied name="Branch code" text={branch} />}
        {typeTitle && <Fact name="Account type">{typeTitle}</Fact>}
        <Copied name="Reference" text={accountCode} />
      </Facts>
      <Text size="sm" my="sm">
        Use your account code as the reference, so that we know the payment is yours.
      </Text>
      <Notice variant="info">Manual EFT can take up to three days to reflect.</Notice>
    </Card>
  );
}

function Copied({ name, text }: { readonly name: string; readonly text: string }): ReactNode {
  return (
    <Fact name={name}>
      <Group component="span" gap={4} display="inline-flex">
        <span className="figures">{text}</span>
        <CopyButton text={text} label={`Copy ${name.toLowerCase()}`} />
      </Group>
    </Fact>
  );
}
