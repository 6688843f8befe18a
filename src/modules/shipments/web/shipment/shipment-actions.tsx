/** The actions on a shipment that the server allows: reschedule, hold, track, copy, cancel. */
import { Button, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBan,
  IconCalendarEvent,
  IconChevronDown,
  IconCopy,
  IconFileDownload,
  IconHistory,
  IconKey,
  IconMail,
  IconMapPin,
  IconPlayerPause,
  IconPlayerPlay,
  type Icon,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Shipment } from '#generated/types.ts';
import { useDownload } from '#modules/files/web/shared/use-download.ts';
import { wallClock } from '#platform/domain/time.ts';
import { call } from '#platform/web/client/call.ts';
import { useCan } from '#platform/web/client/session.ts';
import { showToast, toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { copyShipment, type CopyKind } from '../../domain/copy-shipment.ts';
import { isQuote, isReceived } from '../../domain/status.ts';
import type { PinKind } from '../../domain/pins.ts';
import { ActionWindow, type ActionName } from './action-windows.tsx';
import { EmailQuoteDialog } from '../quotes/email-quote.tsx';
import { AddedItems, AddedWindow, addedWindows } from '../shared/added-windows.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { ShipmentTrail } from './shipment-trail.tsx';
import { TrackingEventDialog } from './tracking-event-dialog.tsx';
import type { Actions } from './use-records.ts';

interface ShipmentActionsProps {
  readonly shipment: Shipment;
  readonly actions: Actions;
}

const pinNames: Readonly<Record<PinKind, string>> = {
  delivery: 'Send delivery PIN again',
  pickup: 'Send pickup PIN again',
  dropoff: 'Send drop-off PIN again',
};

interface Item {
  readonly title: string;
  readonly icon: Icon;
  readonly isOffered: boolean;
  readonly isDanger?: boolean;
  readonly run: () => void;
}

/** The dialogs of this menu; those of other modules have names of their own. */
const windows: readonly string[] = ['cancel', 'hold', 'hold_internal', 'release'] satisfies readonly ActionName[];

export function ShipmentActions({ shipment, actions }: ShipmentActionsProps): ReactNode {
  const navigate = useNavigate();
  const mayBook = useCan('API_/shipments:POST');
  const maySeePrices = useCan('INLINE_see_billing_info');
  const { download } = useDownload();
  const { id } = shipment;
  const isQuoted = isQuote(shipment.status);
  const maySeeTrail = useCan('API_/audit/events:GET');
  const [open, setOpen] = useState<string>();
  const copy = (kind: CopyKind): void => {
    const value = copyShipment(shipment, kind, wallClock(new Date()).date);
    void navigate('/shipments/new', { state: { booking: { value, [`${kind}_of`]: shipment.id } } });
  };
  const sendPin = async (pin: PinKind): Promise<void> => {
    try {
      const { sent_to: address } = await call('resend_shipment_pin', { body: { id: shipment.id, pin } });
      showToast('success', `PIN sent to ${address}`);
    } catch (failure) {
      toastFailure(failure);
    }
  };
  const opens = (name: string) => (): void => setOpen(name);
  const items: readonly Item[] = [
    {
      ...{ title: 'Reschedule collection', icon: IconCalendarEvent, run: opens('reschedule-collection') },
      isOffered: actions.can_reschedule.includes('collection') && shipment.collected_date === undefined,
    },
    {
      ...{ title: 'Reschedule delivery', icon: IconCalendarEvent, run: opens('reschedule-delivery') },
      isOffered: actions.can_reschedule.includes('delivery') && shipment.delivered_date === undefined,
    },
    { title: 'Put on hold', icon: IconPlayerPause, isOffered: actions.can_hold, run: opens('hold') },
    { title: 'Put on internal hold', icon: IconPlayerPause, isOffered: actions.can_hold, run: opens('hold_internal') },
    { title: 'Release', icon: IconPlayerPlay, isOffered: actions.can_release, run: opens('release') },
    { title: 'Add tracking event', icon: IconMapPin, isOffered: actions.events.length > 0, run: opens('event') },
    ...actions.pins.map((pin) => ({
      ...{ title: pinNames[pin], icon: IconKey, isOffered: true, run: () => void sendPin(pin) },
    })),
    { title: 'Duplicate', icon: IconCopy, isOffered: mayBook, run: () => copy('duplicate') },
    {
      title: 'Return',
      icon: IconArrowBackUp,
      isOffered: mayBook && isReceived(shipment.status),
      run: () => copy('return'),
    },
    { title: 'Audit trail', icon: IconHistory, isOffered: maySeeTrail, run: opens('trail') },
  ];
  const quoteItems: readonly Item[] = [
    {
      ...{ title: 'Download PDF', icon: IconFileDownload },
      ...{ isOffered: maySeePrices, run: () => void download(() => call('read_quote_document', { query: { id } })) },
    },
    { title: 'Email', icon: IconMail, isOffered: maySeePrices, run: opens('email-quote') },
  ];
  const offered = [...(isQuoted ? quoteItems : []), ...items].filter(({ isOffered }) => isOffered);
  if (offered.length === 0 && !actions.can_cancel && addedWindows(shipment).length === 0) return null;
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size="1rem" aria-hidden />}>
            Actions
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.map(({ title, icon: ItemIcon, run }) => (
            <Menu.Item key={title} leftSection={<ItemIcon size="1rem" aria-hidden />} onClick={run}>
              {title}
            </Menu.Item>
          ))}
          <AddedItems shipment={shipment} onOpen={setOpen} />
          {actions.can_cancel && (
            <Menu.Item color="red" leftSection={<IconBan size="1rem" aria-hidden />} onClick={opens('cancel')}>
              {isQuoted ? 'Cancel quote' : 'Cancel shipment'}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open !== undefined && windows.includes(open) && (
        <ActionWindow name={open as ActionName} shipment={shipment} actions={actions} onClose={close} />
      )}
      {open === 'reschedule-collection' && <RescheduleDialog leg="collection" shipment={shipment} onClose={close} />}
      {open === 'reschedule-delivery' && <RescheduleDialog leg="delivery" shipment={shipment} onClose={close} />}
      {open === 'event' && <TrackingEventDialog shipment={shipment} events={actions.events} onClose={close} />}
      {open === 'email-quote' && <EmailQuoteDialog quote={shipment} onClose={close} />}
      {open === 'trail' && <ShipmentTrail shipment={shipment} onClose={close} />}
      {open !== undefined && <AddedWindow name={open} shipment={shipment} onClose={close} />}
    </>
  );
}
