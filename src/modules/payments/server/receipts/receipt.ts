/** The receipt of a payment, for print and email. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Contact, DocumentParty } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import { customerOf, issuerOf } from '#modules/billing/domain/parties.ts';
import type { BillingDocument } from '#modules/billing/server/services/document-pdf.ts';
import { storedVat } from '#modules/shipments/server/services/pay-shipment.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { momentText } from '#platform/domain/day-text.ts';
import { randOf, type Cents } from '#platform/domain/money.ts';
import { wallClock } from '#platform/domain/time.ts';
import { findTitle } from '#platform/server/db/providers.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { paymentProviderTitles, paymentTypes } from '../../domain/labels.ts';
import { unknownPayment } from '../refunds/repository.ts';
import { receivedPaymentRows } from '../services/received-payments.ts';

export interface Receipt {
  readonly accountId: number;
  readonly document: BillingDocument;
}

/** `id`: number of the payment's transaction. Users limited to an account find only its payments. Throws `unknown_payment`. */
export async function readReceipt(
  app: FastifyInstance,
  tx: Transaction,
  providerId: number,
  id: number,
  only: number | null,
): Promise<Receipt> {
  const payment = await receivedPaymentRows(tx)
    .select(['t.shipment_id', 't.tendered_cents', 't.amount_cents', isFirst.as('is_first')])
    .where('t.id', '=', id)
    .$if(only !== null, (rows) => rows.where('t.account_id', '=', only))
    .executeTakeFirst();
  if (!payment) throw unknownPayment();
  const settings = await app.settings.decidingWithin(tx, providerId);
  const account = await tx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', payment.account_id)
    .executeTakeFirstOrThrow();
  const shipment =
    payment.shipment_id === null
      ? undefined
      : await tx.selectFrom('shipments').selectAll().where('id', '=', payment.shipment_id).executeTakeFirstOrThrow();
  const issuer = issuerOf(settings, await findTitle(tx, providerId, settings));
  return { accountId: account.id, document: receiptOf(payment, { issuer, account, shipment }) };
}

/** A later payment of a shipment found it paid. */
const isFirst = sql<boolean>`not exists (select from billing_transactions e where e.provider_id = t.provider_id
  and e.shipment_id = t.shipment_id and e.type = 'payment' and e.id < t.id)`;

type Payment = Awaited<ReturnType<ReturnType<typeof receivedPaymentRows>['executeTakeFirstOrThrow']>> & {
  readonly tendered_cents: Cents | null;
  readonly amount_cents: Cents;
  readonly is_first: boolean;
};

interface Concerned {
  readonly issuer: DocumentParty;
  readonly account: Row<'accounts'>;
  readonly shipment: Row<'shipments'> | undefined;
}

function receiptOf(payment: Payment, { issuer, account, shipment }: Concerned): BillingDocument {
  const { date, time } = wallClock(payment.transaction_date);
  const { amount_cents: amount, tendered_cents: tendered } = payment;
  const method = payment.type === null ? paymentProviderTitles[payment.provider] : paymentTypes[payment.type];
  const optional = (label: string, value: string | null) => (value === null ? [] : [[label, value] as const]);
  return {
    ...{ title: `Receipt ${payment.id}`, issuer, termsHtml: '' },
    customer: shipment && account.account_type === 'guest' ? senderOf(shipment) : customerOf(account),
    facts: [
      ['Date', momentText(`${date}T${time}`)],
      ...optional('Payment', payment.number),
      ...(shipment ? [['Shipment', shipment.short_tracking_reference] as const] : []),
      ['Paid by', method],
      ...optional('Reference', payment.reference),
      ...optional('Received by', payment.received_by),
      ...(payment.has_been_reversed ? [['Status', 'Reversed'] as const] : []),
    ],
    columns: [
      { title: 'Description', align: 'left', width: 'rest' },
      { title: 'Amount', align: 'right', width: 'fit' },
    ],
    lines: [
      [shipment?.rate_cents === amount ? shipmentText(shipment) : payment.description, moneyText(payment.amount)],
    ],
    totals: [
      ...(shipment && payment.is_first ? vatTotals(shipment, amount) : []),
      ['Paid', moneyText(payment.amount)],
      ...(tendered === null
        ? []
        : ([
            ['Cash received', moneyText(randOf(tendered))],
            ['Change', moneyText(randOf(tendered - amount))],
          ] as const)),
    ],
  };
}

/** The account of guests is nobody's: its receipts name the sender. */
function senderOf({ collection_contact, collection_address }: Row<'shipments'>): DocumentParty {
  const { name, email, mobile_number: mobile } = collection_contact as Contact;
  const { company } = collection_address as { readonly company?: string };
  return {
    name: company ?? name,
    lines: [company ? name : '', email ?? '', mobile ?? ''].filter((line) => line !== ''),
  };
}

function shipmentText({ short_tracking_reference: reference, service_level_name: service }: Row<'shipments'>): string {
  return `Shipment ${reference}${service === null ? '' : `, ${service}`}`;
}

/** Only of a payment that was charged, while the price is the one that was paid. */
function vatTotals(shipment: Row<'shipments'>, amount: Cents): BillingDocument['totals'] {
  if (shipment.charge_transaction_id === null || shipment.rate_cents !== amount) return [];
  const { vat, vatPercentage } = storedVat(shipment);
  return [
    ['Total excluding VAT', moneyText(randOf(amount - vat))],
    [`VAT ${vatPercentage}%`, moneyText(randOf(vat))],
  ];
}
