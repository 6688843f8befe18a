/** `/counter`: parcels that someone brings to a counter, or comes for; scanned one after the other. */
import { Anchor, Box, Button, Stack, Text, Title } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { sentence } from '#engine/values/sentence.ts';
import { waiting_parcels } from '#generated/tables.ts';
import type { CounterParcel } from '#generated/types.ts';
import { statusTitle } from '#modules/shipments/domain/status.ts';
import { useIsKiosk, useLargePage } from '#modules/shipments/web/shared/kiosk.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { useSession } from '#platform/web/client/session.ts';
import { useLive } from '#platform/web/client/use-live.ts';
import type { Row } from '#platform/web/client/read-list.ts';
import { mayFollow } from '#platform/web/shell/gate.ts';
import { List } from '#platform/web/table/list.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { ScanInput } from '../scanning/scan-input.tsx';
import { HandOver } from './hand-over.tsx';

function expectedChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: entityKey('waiting_parcel') });
}

export default function CounterScreen(): ReactNode {
  const isKiosk = useIsKiosk();
  const kiosk = useProviderSetting('kiosk_id');
  // Staff elsewhere look after every counter.
  const here = isKiosk && kiosk ? { pickup_point_id: kiosk } : {};
  const [parcel, setParcel] = useState<CounterParcel>();
  const [problem, setProblem] = useState<{ readonly number: string; readonly message: string }>();
  const [within] = useState(() => ({
    query: here,
    without: here.pickup_point_id === undefined ? [] : ['place'],
  }));
  useLive('shipment', () => void expectedChanged());
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef('');
  useLargePage(isKiosk);
  const find = async (number: string): Promise<void> => {
    latest.current = number;
    setProblem(undefined);
    setParcel(undefined);
    try {
      const query = { tracking_reference: number, ...here };
      const { counter_parcel: found } = await call('read_counter_parcel', { query });
      if (latest.current === number) setParcel(found);
    } catch (failure) {
      if (latest.current === number) setProblem({ number, message: messageOf(failure) ?? 'Try again.' });
    }
  };
  /** Its card is above the list, which may be scrolled. */
  const open = async (number: string): Promise<void> => {
    await find(number);
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'center' });
  };
  const rowActions = ({ tracking_reference: number }: Row): ReactNode => (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`Open ${String(number)}`}
      onClick={() => void open(String(number))}
    >
      Open
    </Button>
  );
  const finish = (done: string): void => {
    showToast('success', done);
    setParcel(undefined);
    void expectedChanged();
    // The scanner types into the focused element.
    field.current?.focus();
  };
  return (
    <Page title="Counter" description="Scan a parcel that someone brings or comes for, or find it below by their name.">
      <ScanInput field={field} onScan={(number) => void find(number)} />
      {problem !== undefined && (
        // The field is empty again: whoever scanned the wrong barcode, or mistyped, sees what was read.
        <Notice variant="error" title={`Couldn’t find ${problem.number}`}>
          {problem.message}
        </Notice>
      )}
      {parcel && <Parcel key={parcel.tracking_reference} parcel={parcel} here={here} onDone={finish} />}
      <Box component="section" mt="xl">
        <Title order={2} size="h4" mb="sm">
          {waiting_parcels.title}
        </Title>
        <List table={waiting_parcels} within={within} rowActions={rowActions} />
      </Box>
    </Page>
  );
}

interface ParcelProps {
  readonly parcel: CounterParcel;
  /** The counter, where it is known. */
  readonly here: { readonly pickup_point_id?: string };
  readonly onDone: (done: string) => void;
}

function Parcel({ parcel, here, onDone }: ParcelProps): ReactNode {
  const { tracking_reference: reference, status, sender, receiver, next_step: step, problem } = parcel;
  // Where it is paid for, moved or looked up.
  const shipment = `/shipments/${parcel.shipment_id}`;
  const who = useSession();
  return (
    <Card title={reference} aside={<Text size="sm">{statusTitle(status)}</Text>}>
      <Stack gap="md">
        <Facts>
          <Fact name="Sender">{sender}</Fact>
          <Fact name="Receiver">{receiver}</Fact>
        </Facts>
        {problem !== null && (
          <Notice variant="warning" title="This parcel can’t be taken in or handed over here">
            {sentence(problem)}
          </Notice>
        )}
        {step === 'take-in' && <TakeIn reference={reference} here={here} onDone={onDone} />}
        {step === 'hand-over' && <HandOver parcel={parcel} here={here} onDone={onDone} />}
        {mayFollow(shipment, who) && (
          <Anchor component={Link} to={shipment} size="sm">
            Open shipment
          </Anchor>
        )}
      </Stack>
    </Card>
  );
}

interface TakeInProps extends Pick<ParcelProps, 'here' | 'onDone'> {
  readonly reference: string;
}

function TakeIn({ reference, here, onDone }: TakeInProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const takeIn = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('record_dropoff', { body: { tracking_reference: reference, source: 'scanner', ...here } });
      onDone(`${reference} taken in`);
    } catch (failure) {
      setFailed(messageOf(failure) ?? 'Try again.');
      setBusy(false);
    }
  };
  return (
    <>
      <Text>Check the label on the parcel, then take it in.</Text>
      {failed !== undefined && (
        <Notice variant="error" title="Couldn’t take the parcel in">
          {failed}
        </Notice>
      )}
      <Button size="md" loading={busy} onClick={() => void takeIn()}>
        Take in
      </Button>
    </>
  );
}
