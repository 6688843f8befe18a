/** The form that books a shipment: its prices are shown while it is typed, and it is sent once however often it is submitted. */
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import * as shipmentForm from '#generated/forms/shipment.ts';
import type { Rate } from '#generated/types.ts';
import '#modules/rates/web/shared/pricing-widgets.tsx';
import { ratable } from '#modules/rates/domain/ratable.ts';
import { PricingContext } from '#modules/rates/web/shared/rating.ts';
import { usePricing, type Priced } from '#modules/rates/web/shared/use-pricing.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { useAudience } from '#platform/web/client/session.ts';
import type { RecordModel } from '#platform/web/form/model/record-model.ts';
import { openForm } from '#platform/web/form/schema-form/open-form.ts';
import { useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import { useUnsavedChanges } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { formSummary } from '../../domain/booking-requirements.ts';
import { book, refusalOf, type BookedShipment } from './book.ts';
import type { BookingLayout } from './booking-layout.ts';
import { startOf, type BookingStart } from './booking-start.ts';
import { useDangerousGoods } from './dangerous-goods.tsx';
import { SubmitKeys } from './idempotency.ts';
import { withPackaging } from './packaging.ts';
import { ParcelNotes } from './parcel-notes.tsx';
import { bookingFindings, type BookingRules } from './validate-booking.ts';

interface BookingFormProps {
  readonly layout: BookingLayout;
  readonly start: BookingStart | undefined;
  readonly customReference: string | null;
  readonly onBooked: (shipment: BookedShipment) => void;
}

/** The model of a new shipment. What the account asks of references is known later than the form is opened. */
function useBookingModel({ layout, start, customReference }: BookingFormProps) {
  const audience = useAudience();
  const references = useRef<BookingRules['customerReference']>({ isRequired: false, prefix: '' });
  const [open] = useState(() => {
    const rules = (): BookingRules => ({
      settings: shownSettings(),
      isStaff: audience === 'staff',
      isGuest: audience === 'guest',
      isKiosk: layout === 'kiosk',
      isDataCapture: layout === 'data_capture',
      isCopy: start?.duplicate_of !== undefined || start?.return_of !== undefined,
      customerReference: references.current,
    });
    return openForm(shipmentForm, {
      layout,
      stored: startOf(start, customReference),
      facts: { 'booking.is_guest': audience === 'guest' },
      further: (value) => bookingFindings(value, rules()),
      normalize: (value, before) => withPackaging(value, before, shownSettings().parcel_types),
    });
  });
  return { open, references };
}

/** Prices of the form as it stands; the same object while nothing changes that they depend on. */
function useFormPrices(model: RecordModel): Priced {
  const isStaff = useAudience() === 'staff';
  const wanted = useRecordReading(model, ['edited'], () => ratable(model.shownValue(), isStaff));
  return usePricing(wanted);
}

function rateOf({ rating }: Priced, code: unknown): Rate | undefined {
  return rating.kind === 'ready' ? rating.rates.find(({ service_level: level }) => level.code === code) : undefined;
}

/** A service that is not offered any more is not chosen any more. */
function useOfferedOnly(model: RecordModel, { rating }: Priced): void {
  useEffect(() => {
    const chosen = model.content('service_level_code');
    if (rating.kind !== 'ready' || rating.isStale || typeof chosen !== 'string') return;
    const isOffered = rating.rates.some(({ service_level: level }) => level.code === chosen);
    if (!isOffered) model.edit('service_level_code', undefined, false);
  }, [model, rating]);
}

export function BookingForm(props: BookingFormProps): ReactNode {
  const { layout, start, onBooked } = props;
  const { open, references } = useBookingModel(props);
  const { model } = open;
  const pricing = useFormPrices(model);
  useOfferedOnly(model, pricing);
  useEffect(() => {
    references.current = pricing.customerReference;
  });
  const goods = useDangerousGoods();
  const [problem, setProblem] = useState<{ readonly title: string; readonly text: string }>();
  const [isDone, setDone] = useState(false);
  const keys = useRef(new SubmitKeys());
  const changed = useRecordReading(model, ['pending'], (state) => state.changed);
  const { prompt } = useUnsavedChanges(changed && !isDone);
  const isStaff = useAudience() === 'staff';
  const summary = useMemo(() => formSummary(shownSettings(), isStaff), [isStaff]);
  const [booked, setBooked] = useState<BookedShipment>();
  useEffect(() => {
    if (booked && isDone) onBooked(booked);
  }, [booked, isDone, onBooked]);
  const submit = async (value: ReturnType<RecordModel['shownValue']>): Promise<void> => {
    if (!(await goods.confirm())) return;
    setProblem(undefined);
    model.setSaving('saving');
    try {
      const rate = rateOf(pricing, value['service_level_code']);
      const isDataCapture = layout === 'data_capture';
      const hasConfirmedGoods = goods.isAsked;
      const answer = await book({ value, start, isDataCapture, rate, hasConfirmedGoods, keys: keys.current });
      model.setSaving('saved');
      model.accept(value, value);
      setDone(true);
      setBooked(answer);
    } catch (failure) {
      const refusal = refusalOf(model, failure);
      model.setSaving('failed');
      if (refusal.kind === 'price') {
        pricing.refresh();
        setProblem({ title: 'The price has changed', text: refusal.message });
      } else if (refusal.kind === 'failed')
        setProblem({ title: 'Couldn’t create the shipment', text: refusal.message });
    }
  };
  return (
    <PricingContext value={pricing}>
      <SchemaForm
        {...open}
        isNew
        submit="Create shipment"
        saved="Shipment created"
        summary={summary}
        draft={`shipment:${layout}`}
        after={{ parcels: <ParcelNotes /> }}
        onSave={(value) => void submit(value)}
      >
        {problem && (
          <Notice variant="error" title={problem.title}>
            {problem.text}
          </Notice>
        )}
      </SchemaForm>
      {goods.dialog}
      {prompt}
    </PricingContext>
  );
}
