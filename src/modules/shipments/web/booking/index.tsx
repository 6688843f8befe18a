/** `/shipments/new` and `/shipments/mobile/new`: the booking form in the layout of the user. */
import { Anchor, Button } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { counted } from '#engine/values/sentence.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import { QuickQuote } from '#modules/rates/web/shared/quick-quote/quick-quote.tsx';
import { seesPrices } from '#modules/rates/web/shared/sees-prices.ts';
import { generalDataNow, useGeneralData } from '#platform/web/client/general-data.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { useAudience, useSession } from '#platform/web/client/session.ts';
import { arriveAgain } from '#platform/web/shell/arrival.ts';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';
import type { Shipment } from '#generated/types.ts';
import { wallClock } from '#platform/domain/time.ts';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { useLargePage } from '../shared/kiosk.ts';
import { mayBookHere } from '../shared/may-book.ts';
import { unpaidBooking } from '../shared/unpaid-booking.ts';
import { copyShipment } from '../../domain/copy-shipment.ts';
import { BookingForm } from './booking-form.tsx';
import type { Made } from './book.ts';
import { bookingLayout, isQuickQuote } from './booking-layout.ts';
import { type BookingStart, afterQuickQuote, handedOver } from './booking-start.ts';

const shown = 10;

/** Fields that waybills of one batch share. */
const shared = ['account_id', 'collection_address', 'collection_contact', 'service_level_code'] as const;

/**
 * The shipments captured in this session, newest first, and the initial values of the next one: the sender is kept, so
 * that only the rest is typed.
 */
function nextOf(shipment: Shipment): BookingStart {
  const copy = copyShipment(shipment, 'duplicate', wallClock(new Date()).date);
  const value = shared.flatMap((name) => (copy[name] === undefined ? [] : [[name, copy[name]] as const]));
  return { value: Object.fromEntries(value) as JsonObject };
}

function Captured({ shipments }: { readonly shipments: readonly Shipment[] }): ReactNode {
  if (shipments.length === 0) return null;
  return (
    <Card title={`${counted(shipments.length, 'shipment', 'shipments')} captured`}>
      <Facts>
        {shipments.slice(0, shown).map(({ id, short_tracking_reference: reference, ...shipment }) => (
          <Fact key={id} name={shipment.custom_tracking_reference ?? shipment.delivery_contact.name ?? ''}>
            <Anchor component={Link} to={`/shipments/${id}`}>
              {reference}
            </Anchor>
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}

export default function NewShipmentScreen(): ReactNode {
  const [query] = useSearchParams();
  const { pathname, key, ...location } = useLocation();
  const navigate = useNavigate();
  const audience = useAudience();
  const who = useSession();
  const { user } = who;
  // Read for its changes.
  useProviderSetting('unused_feature_guest_shipment_creation');
  const isAllowed = mayBookHere(who);
  const features = useProviderSetting('enabled_features') ?? [];
  const layout = bookingLayout({
    audience,
    pageMode: user?.shipment_page_mode,
    mode: query.get('m'),
    isMobile: pathname.endsWith('/mobile/new'),
    features,
  });
  const [captured, setCaptured] = useState<readonly Shipment[]>([]);
  const [last] = captured;
  const start = last ? nextOf(last) : handedOver(location.state);
  const form = useFirstField(captured.length);
  const isKiosk = layout === 'kiosk';
  const isAccountKnown = useKnownGuestAccount();
  const hasCounters = useProviderSetting('enable_ram_counters') === true;
  const takesPayments = isKiosk && hasCounters && user?.shipment_page_mode === 'kiosk-with-payment-flow';
  useLargePage(isKiosk);
  const onMade = useCallback(
    ({ shipment, isQuote, paymentToken }: Made) => {
      const { id, short_tracking_reference: reference } = shipment;
      if (isQuote) showToast('success', `Quote ${reference} saved`);
      else if (audience === 'staff') showToast('success', `Shipment ${reference} created`);
      if (layout === 'data_capture' && !isQuote) {
        setCaptured((before) => [shipment, ...before]);
        return;
      }
      const isForStaff = isQuote || (audience === 'staff' && !isKiosk);
      const isToPay = paymentToken !== undefined && (audience !== 'staff' || takesPayments);
      if (isForStaff) void navigate(`/shipments/${id}`);
      else if (isToPay) void navigate(`/shipments/pay?str=${reference}&token=${paymentToken}`);
      else void navigate(`/shipments/success?str=${reference}&id=${id}`, { state: unpaidBooking(shipment) });
    },
    [audience, layout, isKiosk, takesPayments, navigate],
  );
  const isQuick = isQuickQuote(query, features);
  useArrivalOf(isQuick);
  const onQuoted = useCallback(
    (value: JsonObject) => void navigate(afterQuickQuote(pathname, query), { state: { booking: { value } } }),
    [navigate, pathname, query],
  );
  if (!isAllowed)
    return (
      <Page title="New shipment">
        <Empty title="You can’t book shipments here">
          {user ? (
            'Ask an administrator of your company if you need access.'
          ) : (
            <Button component={Link} to="/login?redirect=/shipments/new">
              Log in
            </Button>
          )}
        </Empty>
      </Page>
    );
  const formKey = `${layout} ${query.get('t') ?? ''}`;
  if (isQuick)
    return (
      <Page
        title="Quick quote"
        description={
          seesPrices(who) ? 'See what it costs and when it arrives.' : 'See how it can travel and when it arrives.'
        }
      >
        <QuickQuote key={formKey} onBook={onQuoted} />
      </Page>
    );
  return (
    <Page
      title={titleOf(start)}
      actions={user || !features.includes('shipment_quotes') ? undefined : <QuickQuoteLink />}
    >
      <div ref={form}>
        {(!isKiosk || isAccountKnown) && (
          <BookingForm
            key={`${key} ${formKey} ${captured.length}`}
            layout={layout}
            start={start}
            customReference={captured.length === 0 ? query.get('custom-ref') : null}
            onMade={onMade}
          />
        )}
      </div>
      <Captured shipments={captured} />
    </Page>
  );
}

/** A kiosk begins with the account for guests, which may arrive after the page, or not at all. */
function useKnownGuestAccount(): boolean {
  const { data, error } = useGeneralData();
  return data !== null || error !== null || generalDataNow() !== null;
}

/** The quick quote and the booking share a path: whoever goes from one to the other starts at the top all the same. */
function useArrivalOf(isQuick: boolean): void {
  const before = useRef(isQuick);
  useEffect(() => {
    if (before.current !== isQuick) arriveAgain();
    before.current = isQuick;
  }, [isQuick]);
}

/** Whoever captures one shipment after the other goes on typing in the first field of the next. */
function useFirstField(captured: number) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (captured > 0) form.current?.querySelector('input')?.focus();
  }, [captured]);
  return form;
}

/** Guests have no navigation with this link. */
function QuickQuoteLink(): ReactNode {
  return (
    <Button component={Link} to="/quick-quote" variant="default">
      Quick quote
    </Button>
  );
}

function titleOf(start: ReturnType<typeof handedOver>): string {
  if (start?.return_of !== undefined) return 'New return';
  return start?.duplicate_of === undefined ? 'New shipment' : 'Duplicate shipment';
}
