/** The booking form: shows prices while typing, and submits once however often it is sent. */
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as shipmentForm from '#generated/forms/shipment.ts';
import type { ParcelType, Rate } from '#generated/types.ts';
import '#modules/rates/web/shared/pricing-widgets.tsx';
import { optInsOfLevel, withTickedOptIns } from '#modules/rates/domain/offered-opt-ins.ts';
import { ratable } from '#modules/rates/domain/ratable.ts';
import { PricingContext } from '#modules/rates/web/shared/rating.ts';
import { usePricing, type Priced } from '#modules/rates/web/shared/use-pricing.ts';
import { wallClock } from '#platform/domain/time.ts';
import { generalDataNow } from '#platform/web/client/general-data.ts';
import { shownSettings, useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { useAudience, useSession, type Audience } from '#platform/web/client/session.ts';
import { AsideLink } from '#platform/web/form/aside-link.tsx';
import { draftKey, removeDraft } from '#platform/web/form/draft-keeper.ts';
import type { RecordModel } from '#platform/web/form/model/record-model.ts';
import { openForm, type OpenForm } from '#platform/web/form/schema-form/open-form.ts';
import { useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import { mayFollow } from '#platform/web/shell/gate.ts';
import { bringIntoView } from '#platform/web/ui/feedback/focus-invalid.ts';
import { useUnsavedChanges } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { formSummary } from '../../domain/booking-requirements.ts';
import { findersByGroup, mapsByGroup } from './address-ends.tsx';
import type { Made } from './book.ts';
import { mayQuote, type BookingLayout } from './booking-layout.ts';
import styles from './booking.module.css';
import { startOf, type BookingStart } from './booking-start.ts';
import { useDangerousGoods } from './dangerous-goods.tsx';
import { PackagingContext, usePackagingOf } from '../shared/packaging-choice.tsx';
import { withPackaging } from './packaging.ts';
import { ParcelNotes } from './parcel-notes.tsx';
import { placeCheck, withWholePlaces } from './places.ts';
import { useSubmit } from './use-submit.ts';
import { bookingFindings, type BookingRules } from './validate-booking.ts';

interface BookingFormProps {
  readonly layout: BookingLayout;
  readonly start: BookingStart | undefined;
  readonly customReference: string | null;
  readonly onMade: (made: Made) => void;
}

interface OfAccount extends Pick<BookingRules, 'customerReference' | 'trackingPrefix'> {
  readonly packaging: readonly ParcelType[];
}

/** Guests have no choice of account; staff book for them on the account for guests. */
function isForGuest(audience: Audience, account: unknown): boolean {
  return audience === 'guest' || (typeof account === 'number' && account === generalDataNow()?.guest_account_id);
}

/** The model of a new shipment. The account's requirements load after the form is opened. */
function useBookingModel({ layout, start, customReference }: BookingFormProps) {
  const audience = useAudience();
  const ofAccount = useRef<OfAccount>({
    customerReference: { isRequired: false, prefix: '' },
    trackingPrefix: '',
    packaging: shownSettings().parcel_types ?? [],
  });
  const [open] = useState(() => {
    const rules = (value: JsonObject): BookingRules => ({
      settings: shownSettings(),
      today: wallClock(new Date()).date,
      isStaff: audience === 'staff',
      isGuest: isForGuest(audience, value['account_id']),
      isKiosk: layout === 'kiosk',
      isDataCapture: layout === 'data_capture',
      isCopy: start?.duplicate_of !== undefined || start?.return_of !== undefined,
      ...ofAccount.current,
    });
    const opened: OpenForm = openForm(shipmentForm, {
      layout,
      checks: {
        collection_place: placeCheck('collection', () => opened.model),
        delivery_place: placeCheck('delivery', () => opened.model),
      },
      stored: startOf(
        start,
        customReference,
        shownSettings(),
        layout === 'kiosk' ? generalDataNow()?.guest_account_id : undefined,
      ),
      derived: { 'booking.is_guest': { path: 'account_id', of: (account) => isForGuest(audience, account) } },
      further: (value) => bookingFindings(value, rules(value)),
      normalize: (value, before) => withWholePlaces(withPackaging(value, before, ofAccount.current.packaging), before),
    });
    return opened;
  });
  return { open, ofAccount };
}

/** The prices for the form's current values; the same object while nothing relevant changes. */
function useFormPrices(model: RecordModel): Priced {
  const isStaff = useAudience() === 'staff';
  const ratableShipment = useRecordReading(model, ['settled'], () => ratable(model.shownValue(), isStaff));
  const pricing = usePricing(ratableShipment);
  const code = useRecordReading(model, ['settled'], () => model.content('service_level_code'));
  return useMemo(() => {
    const { rating, optIns, timedOptIns } = pricing;
    const offers = rating.kind === 'ready' ? rating.offers : [];
    const level = offers.find(({ level: one }) => one.code === code)?.level.id;
    return { ...pricing, optIns: optInsOfLevel(optIns, level), timedOptIns: optInsOfLevel(timedOptIns, level) };
  }, [pricing, code]);
}

function rateOf({ rating }: Priced, code: unknown): Rate | undefined {
  return rating.kind === 'ready' ? rating.offers.find(({ level }) => level.code === code)?.rate : undefined;
}

/** Clears a chosen service that is no longer offered. */
function useOfferedOnly(model: RecordModel, { rating }: Priced): void {
  useEffect(() => {
    const chosen = model.content('service_level_code');
    if (rating.kind !== 'ready' || rating.isStale || typeof chosen !== 'string') return;
    const isOffered = rating.offers.some(({ level }) => level.code === chosen);
    if (!isOffered) model.edit('service_level_code', undefined, false);
  }, [model, rating]);
}

const refusedByAccount: ReadonlySet<unknown> = new Set([
  'credit_limit_exceeded',
  'insufficient_balance',
  'account_on_hold',
]);

/** For staff: where they change why the account can’t be charged. */
function RefusingAccount({ code, id }: { readonly code: string | undefined; readonly id: unknown }): ReactNode {
  const path = `/accounts/${String(id)}`;
  const isOpen = mayFollow(path, useSession());
  if (!isOpen || typeof id !== 'number' || !refusedByAccount.has(code)) return null;
  return <AsideLink to={path}>Open account</AsideLink>;
}

export function BookingForm(props: BookingFormProps): ReactNode {
  const { layout, start, onMade } = props;
  const { open, ofAccount } = useBookingModel(props);
  const { model } = open;
  const pricing = useFormPrices(model);
  const packaging = usePackagingOf(model);
  useOfferedOnly(model, pricing);
  useEffect(() => {
    const { customerReference, trackingPrefix } = pricing;
    ofAccount.current = { customerReference, trackingPrefix, packaging };
  });
  const audience = useAudience();
  const savesQuotes = mayQuote(audience, useProviderSetting('enabled_features'));
  const goods = useDangerousGoods();
  const { problem, made, submit } = useSubmit({
    model,
    about: { start, isDataCapture: layout === 'data_capture', hasConfirmedGoods: goods.isRequired },
    confirm: goods.confirm,
    rateOf: (code) => rateOf(pricing, code),
    onPriceChanged: pricing.refresh,
  });
  const changed = useRecordReading(model, ['pending'], (state) => state.changed);
  const { prompt } = useUnsavedChanges(changed && !made);
  const summary = useMemo(() => formSummary(shownSettings(), audience === 'staff'), [audience]);
  const draft = draftName(layout, start);
  useEffect(() => {
    if (!made) return;
    // The next form must not offer what was just booked.
    removeDraft(draftKey(draft));
    onMade(made);
  }, [made, onMade, draft]);
  const send = useRef(submit);
  useEffect(() => {
    send.current = (value, isQuote) =>
      submit(pricing.rating.kind === 'ready' ? withTickedOptIns(value, pricing) : value, isQuote);
  });
  // Memoized, because prices change while typing and must not re-render the form.
  const form = useMemo(() => {
    const quote = { label: 'Save as quote', onSave: (value: JsonObject) => void send.current(value, true) };
    return (
      <SchemaForm
        {...open}
        isNew
        submit="Create shipment"
        saved="Shipment created"
        summary={summary}
        draft={draft}
        before={findersByGroup}
        after={{ ...mapsByGroup, parcels: <ParcelNotes /> }}
        {...(savesQuotes && { also: quote })}
        onSave={(value) => void send.current(value, false)}
      >
        {problem && (
          <div className={styles['problem']} ref={bringIntoView}>
            <Notice variant="error" title={problem.title}>
              {problem.text} <RefusingAccount code={problem.code} id={model.content('account_id')} />
            </Notice>
          </div>
        )}
      </SchemaForm>
    );
  }, [open, model, summary, draft, savesQuotes, problem]);
  return (
    <PricingContext value={pricing}>
      <PackagingContext value={packaging}>{form}</PackagingContext>
      {goods.dialog}
      {prompt}
    </PricingContext>
  );
}

/** What was changed in a copy does not belong into another form. */
function draftName(layout: BookingLayout, start: BookingStart | undefined): string {
  const original = start?.return_of ?? start?.duplicate_of;
  const kind = start?.return_of === undefined ? 'duplicate' : 'return';
  return original === undefined ? `shipment:${layout}` : `shipment:${layout}:${kind}:${original}`;
}
