/** Cancels a shipment that was not paid in time; the job is enqueued when it is booked. */
import { tenantJob } from '#platform/server/jobs/job.ts';
import { moveShipment } from '../services/move-shipment.ts';

export const expirePaymentJob = 'expire_payment';

/** The default where the provider sets none. */
export const defaultPaymentDays = 30;

const systemUser = { user_id: null, user_name: null, impersonated_user_id: null, impersonated_user_name: null };

export const expirePayment = tenantJob(expirePaymentJob, async (tx, data, providerId) => {
  const { id } = data as { readonly id: number };
  const unpaid = await tx
    .selectFrom('shipments')
    .select('id')
    .where('id', '=', id)
    // After a failed payment it is still unpaid.
    .where('status', 'in', ['payment-pending', 'payment-failed'])
    .forUpdate()
    .executeTakeFirst();
  if (!unpaid) return;
  const now = new Date();
  await moveShipment(tx, {
    ...{ providerId, shipmentId: id, parcelId: null, to: 'cancelled', by: 'event', message: 'Not paid in time' },
    ...{ location: null, source: 'system', at: now, now },
    audit: { ...systemUser, request_id: expirePaymentJob, client_version: '', source: 'automatic' },
  });
});
