/** One collection or delivery of a stop, and what the driver does with it. */
import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { counted, sentence } from '#engine/values/sentence.ts';
import type { TripJob } from '#generated/types.ts';
import { reasonsFor, type ReasonKind } from '#modules/shipments/domain/reasons.ts';
import { statusTitle } from '#modules/shipments/domain/status.ts';
import { PhotoInput } from '#modules/shipments/web/shared/photo-input.tsx';
import { ReasonDialog } from '#modules/shipments/web/shared/reason-dialog.tsx';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { PhoneLink } from '#platform/web/ui/data/phone-link.tsx';
import { CollectDialog } from './collect-dialog.tsx';
import { AddParcelDialog, CancelParcelDialog, mayCancelParcel } from './parcel-dialogs.tsx';
import { scanRequirements } from './parcel-scans.tsx';
import { eventNow, isAtHub, stepOf, type JobStep } from './report-now.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import styles from './tripsheet.module.css';
import type { Reports } from './use-reports.ts';

interface JobRowProps {
  readonly job: TripJob;
  readonly reports: Reports;
  readonly onDeliver: () => void;
}

type Refused = 'failed' | 'rejected' | 'cancelled';
type Open = Refused | 'collect' | 'add-parcel' | 'cancel-parcel';

export function JobRow({ job, reports, onDeliver }: JobRowProps): ReactNode {
  const [open, setOpen] = useState<Open>();
  const { leg, tracking_reference: waybill, parcels } = job;
  const close = (): void => setOpen(undefined);
  const required = scanRequirements(job, shownSettings());
  const step = stepOf(job);
  const isExpected = job.status === 'awaiting-dropoff';
  const isReturn = job.status === 'collect-and-return-to-hub';
  const run = ({ status }: JobStep): void => {
    const isHandedOver = status !== 'returned-to-hub';
    if (isHandedOver && (required.scans || required.unnamed.length > 0)) setOpen('collect');
    else void reports.hold(eventNow(job, status));
  };
  const isWaiting = reports.waiting.has(job.id);
  const held = reports.held.get(job.id);
  const refused = reports.refused.get(job.id)?.refused;
  const isDraft = reports.drafts.has(job.id);
  const [doing, title] = refused
    ? (['Correct the delivery of', 'Correct'] as const)
    : isDraft
      ? (['Continue the delivery of', 'Continue'] as const)
      : (['Deliver', 'Deliver'] as const);
  const atHub = isAtHub(job);
  const undo = useRef<HTMLButtonElement>(null);
  const isHeld = held !== undefined;
  // The button that was pressed is gone, and with it the focus.
  useEffect(() => {
    if (isHeld && document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, [isHeld]);
  return (
    <li className={styles['job']}>
      <Group justify="space-between" wrap="nowrap" mih="2.75rem">
        <Text fw={600} size="sm">
          {leg === 'collection' ? 'Collect' : isReturn ? 'Fetch' : 'Deliver'} {waybill}
        </Text>
        {!isWaiting && !held && !isExpected && <JobMenu job={job} onChoose={setOpen} />}
      </Group>
      <Text size="sm">
        {statusTitle(job.status)}, {counted(parcels.length, 'parcel', 'parcels')}
        {job.after !== null && `, from ${job.after}`}
        {job.before !== null && `, before ${job.before}`}
      </Text>
      <Text size="sm">
        {job.contact}
        {job.mobile_number !== null && (
          <>
            {' '}
            <PhoneLink number={job.mobile_number} underlined />
          </>
        )}
      </Text>
      {job.instructions && (
        <Text size="sm" className="written">
          {job.instructions}
        </Text>
      )}
      {isExpected && (
        <Text size="sm" c="dimmed">
          Nobody reported the drop-off yet. Collect the parcel if it is there.
        </Text>
      )}
      {job.warnings.map((warning) => (
        <Text key={warning} size="sm" c="var(--error)">
          {warning}
        </Text>
      ))}
      {refused && !isWaiting && (
        <Text size="sm" c="var(--error)">
          Not recorded: {sentence(refused.message)} Everything else is kept.
        </Text>
      )}
      {isDraft && !refused && !isWaiting && (
        <Text size="sm" c="dimmed">
          Not delivered yet. What you captured is kept on this phone.
        </Text>
      )}
      {held && (
        <div className={styles['buttons']}>
          {/* Not where the button was: a second press of a hurried thumb undoes nothing. */}
          <Text size="sm" fw={600} role="status">
            {step?.done ?? 'Loaded'}
          </Text>
          <Button
            size="md"
            variant="default"
            ref={undo}
            loading={held.isLeaving}
            onClick={() => void reports.undo(job.id)}
            aria-label={`Undo ${waybill}`}
          >
            Undo
          </Button>
        </div>
      )}
      {held ? null : isWaiting ? (
        <Text size="sm" c="dimmed">
          Not sent yet
        </Text>
      ) : (
        <div className={styles['buttons']}>
          {step && (
            <Button size="md" onClick={() => run(step)} aria-label={`${step.action} ${waybill}`}>
              {step.action}
            </Button>
          )}
          {!step && !atHub && (
            <Button size="md" onClick={onDeliver} aria-label={`${doing} ${waybill}`}>
              {title}
            </Button>
          )}
          {!atHub && !isExpected && !isReturn && (
            <Button size="md" variant="default" onClick={() => setOpen('failed')} aria-label={`Failed ${waybill}`}>
              Failed
            </Button>
          )}
        </div>
      )}
      {(open === 'failed' || open === 'rejected' || open === 'cancelled') && (
        <Refusal job={job} refused={open} send={reports.send} onClose={close} />
      )}
      {open === 'collect' && step && (
        <CollectDialog job={job} step={step} required={required} send={reports.send} onClose={close} />
      )}
      {open === 'add-parcel' && <AddParcelDialog job={job} onClose={close} />}
      {open === 'cancel-parcel' && <CancelParcelDialog job={job} onClose={close} />}
    </li>
  );
}

function JobMenu({ job, onChoose }: { readonly job: TripJob; readonly onChoose: (open: Open) => void }): ReactNode {
  const settings = shownSettings();
  const isCollection = job.leg === 'collection';
  const offered = (
    [
      ['rejected', 'Reject job', settings.driver_can_reject_parcels_shipments !== false],
      ['add-parcel', 'Add parcel', settings.driver_can_add_parcels === true && isCollection],
      ['cancel-parcel', 'Cancel parcel', mayCancelParcel(job, settings)],
      ['cancelled', 'Cancel shipment', settings.driver_can_cancel_shipments === true && isCollection],
    ] as const
  ).filter(([, , isAllowed]) => isAllowed);
  const mayAddShipments = settings.driver_can_add_shipments === true && isCollection;
  if (offered.length === 0 && !mayAddShipments) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="xl" aria-label={`More for ${job.tracking_reference}`}>
          <IconDots size="1.25rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayAddShipments && (
          <Menu.Item component={Link} to={`/tripsheet/${job.shipment_id}/add-shipment`}>
            Add shipment
          </Menu.Item>
        )}
        {offered.map(([kind, title]) => (
          <Menu.Item key={kind} onClick={() => onChoose(kind)}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface RefusalProps {
  readonly job: TripJob;
  readonly refused: Refused;
  readonly send: Reports['send'];
  readonly onClose: () => void;
}

const words = {
  failed: { title: 'What went wrong with', action: 'Record failed attempt', failed: 'Couldn’t record the attempt' },
  rejected: { title: 'Why do you reject', action: 'Reject job', failed: 'Couldn’t reject the job' },
  cancelled: { title: 'Why do you cancel', action: 'Cancel shipment', failed: 'Couldn’t cancel the shipment' },
} as const;

/** Asks for the reason, with photos where the provider accepts them with any update. */
function Refusal({ job, refused, send, onClose }: RefusalProps): ReactNode {
  const [photos, setPhotos] = useState<File[]>([]);
  const settings = shownSettings();
  const { leg } = job;
  const kinds = { failed: `${leg}_failed`, rejected: 'reject', cancelled: 'cancel' } as const satisfies Record<
    Refused,
    ReasonKind
  >;
  const status = ({ failed: `${leg}-failed-attempt`, rejected: `${leg}-rejected`, cancelled: 'cancelled' } as const)[
    refused
  ];
  const { title, action, failed } = words[refused];
  return (
    <ReasonDialog
      title={`${title} ${job.tracking_reference}?`}
      action={action}
      cancelLabel="Back"
      failed={failed}
      danger={refused !== 'failed'}
      reasons={reasonsFor(kinds[refused], settings)}
      onSubmit={async (message) => {
        await send(eventNow(job, status, { message, photos: await Promise.all(photos.map(shrinkPhoto)) }));
      }}
      onClose={onClose}
    >
      {settings.drivers_can_add_photos_to_any_status_update === true && (
        <PhotoInput label="Photos (Optional)" value={photos} onChange={setPhotos} mb="sm" />
      )}
    </ReasonDialog>
  );
}
