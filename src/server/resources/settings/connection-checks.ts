/** Who can be asked whether credentials are right, by the names that schemas use (`x-test-connection`). */
import { bobPayCheck } from '#server/gateways/bob-pay/check-connection.ts';
import { infobipCheck } from '#server/gateways/infobip/check-connection.ts';
import { payfastCheck } from '#server/gateways/payfast/check-connection.ts';
import { smtpCheck } from '#server/gateways/smtp/check-connection.ts';
import { stitchCheck } from '#server/gateways/stitch/check-connection.ts';
import type { ConnectionCheck } from '#server/outbound/connection.ts';

export interface GatewayAddresses {
  readonly payfast: string;
  readonly bobPay: string;
  readonly stitch: string;
}

export type ConnectionChecks = Readonly<Record<string, ConnectionCheck>>;

export function connectionChecks({ payfast, bobPay, stitch }: GatewayAddresses, clock: () => Date): ConnectionChecks {
  return {
    payfast: payfastCheck(payfast, clock),
    bob_pay: bobPayCheck(bobPay),
    stitch: stitchCheck(stitch),
    infobip: infobipCheck,
    smtp: smtpCheck,
  };
}
