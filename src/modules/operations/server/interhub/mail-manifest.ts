/** Emails the manifest of a departed transfer to its carrier. */
import { emailsIn } from '#engine/schema/formats.ts';
import type { InterhubTransfer, Settings } from '#generated/types.ts';
import { findTitle } from '#platform/server/db/providers.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { findParcels } from './repository.ts';

/** Does nothing for a carrier without manifests by email. */
export async function mailManifest(
  tx: Transaction,
  providerId: number,
  settings: Settings,
  transfer: InterhubTransfer,
): Promise<void> {
  const carrier = settings.interhub_manifest_carriers?.find(({ code }) => code === transfer.carrier);
  const recipients = emailsIn(carrier?.manifest_email ?? '');
  if (recipients.length === 0) return;
  const parcels = await findParcels(tx, transfer.id);
  const facts = [
    `From ${transfer.from_branch} to ${transfer.to_branch}`,
    `Service level: ${transfer.service_level_name}`,
    ...(transfer.vehicle ? [`Vehicle: ${transfer.vehicle}`] : []),
    ...(transfer.flight_number ? [`Flight: ${transfer.flight_number}`] : []),
    ...(transfer.waybill ? [`Waybill: ${transfer.waybill}`] : []),
    ...(transfer.driver ? [`Driver: ${transfer.driver}`] : []),
  ];
  const lines = parcels.map(
    ({ tracking_reference: number, delivery_town: town, weight_kg: kg }) =>
      `${number}${town === null ? '' : `, ${town}`}${kg === null ? '' : `, ${kg} kg`}`,
  );
  await putMail(tx, providerId, {
    kind: 'interhub_manifest',
    sender: 'provider',
    in_inbox: true,
    recipients,
    subject: `Manifest ${transfer.reference}: ${transfer.from_branch} to ${transfer.to_branch}`,
    body: [...facts, '', `Parcels: ${parcels.length}`, ...lines, '', await findTitle(tx, providerId, settings)].join(
      '\n',
    ),
  });
}
