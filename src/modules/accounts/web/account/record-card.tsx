/** The details of an account and its billing, with a button to edit them. */
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { account_type as types, invoice_frequency as frequencies } from '#generated/enums.ts';
import type { Account, AccountRecord, SimpleContact } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { displayPhone } from '#platform/domain/phone.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { paymentTermsOf, paymentTermsText } from '../../domain/payment-terms.ts';
import { AccountBalance } from '../shared/account-balance.tsx';
import { RecordDialog } from './record-dialog.tsx';

interface RecordCardProps {
  readonly account: Account;
  readonly record: AccountRecord;
  readonly isStaff: boolean;
  /** Called after a save, to reload the page. */
  readonly onSaved: () => void;
}

function titleOf(list: readonly { readonly const: string; readonly title: string }[], value: string | undefined) {
  return list.find((one) => one.const === value)?.title ?? 'None';
}

export function RecordCard({ account, record, isStaff, onSaved }: RecordCardProps): ReactNode {
  const [open, setOpen] = useState(false);
  const { billing_contact: contact } = record;
  const isPostpaid = record.account_type === 'postpaid';
  const close = (): void => setOpen(false);
  return (
    <Card
      title="Account"
      aside={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPencil size="1rem" aria-hidden />}
          onClick={() => setOpen(true)}
        >
          Edit
        </Button>
      }
    >
      <Facts>
        <Fact name="Account code">{record.account_code}</Fact>
        <Fact name="Account type">{titleOf(types, record.account_type)}</Fact>
        {account.balance !== undefined && (
          <Fact name="Balance">
            <AccountBalance account={account} />
          </Fact>
        )}
        {isPostpaid && record.credit_limit !== undefined && (
          <Fact name="Credit limit">{moneyText(record.credit_limit)}</Fact>
        )}
        {isPostpaid && <Fact name="Invoices">{titleOf(frequencies, record.invoice_frequency)}</Fact>}
        {isPostpaid && <Fact name="Payment terms">{paymentTermsText(paymentTermsOf(record, shownSettings()))}</Fact>}
        {record.tracking_prefix !== undefined && <Fact name="Tracking prefix">{record.tracking_prefix}</Fact>}
        {isStaff && <Fact name="On hold">{holdText(record)}</Fact>}
        {record.company_name !== undefined && <Fact name="Registered company name">{record.company_name}</Fact>}
        {record.company_registration_no !== undefined && (
          <Fact name="Company registration number">{record.company_registration_no}</Fact>
        )}
        {(isPostpaid || record.company_vat_no !== undefined) && (
          <Fact name="VAT number">{record.company_vat_no ?? 'None'}</Fact>
        )}
        {(isPostpaid || record.billing_address !== undefined) && (
          <Fact name="Billing address">{addressText(record.billing_address)}</Fact>
        )}
        <Fact name="Billing contact">{contact ? contactText(contact) : 'None'}</Fact>
        {record.support_email !== undefined && <Fact name="Support email">{record.support_email}</Fact>}
      </Facts>
      {open && (
        <RecordDialog
          record={record}
          isStaff={isStaff}
          onSaved={() => {
            close();
            onSaved();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}

function addressText(address: string | undefined): string {
  if (address !== undefined) return address.split('\n').filter(Boolean).join(', ');
  return shownSettings().invoice_company_vat_no ? 'None. Tax invoices over R5 000 need one' : 'None';
}

function contactText(contact: SimpleContact): string {
  const { name, email, mobile_number: mobile, alternative_contact_number: other } = contact;
  const numbers = [mobile, other].map((number) => number && displayPhone(number));
  return [name, email, ...numbers].filter(Boolean).join(', ');
}

function holdText({ is_on_hold, temp_disable_auto_hold }: AccountRecord): string {
  if (is_on_hold !== true) return 'No';
  return temp_disable_auto_hold === true ? 'Yes, but let through for now' : 'Yes';
}
