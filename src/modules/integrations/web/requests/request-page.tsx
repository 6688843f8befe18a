/** `/integrations/requests/12`: a request with its response; a failed one can be sent again. */
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { integration_trigger, request_log_status, request_log_type } from '#generated/enums.ts';
import type { IntegrationRequest } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useCan } from '#platform/web/client/session.ts';
import { PermittedLink } from '#platform/web/shell/permitted-link.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { showToast, toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import styles from '../integrations.module.css';

/** Polling intervals of a pending request, in milliseconds: of the first attempt, and of the later ones. */
const [firstMs, laterMs] = [2000, 30_000];

export default function RequestPage(): ReactNode {
  const id = Number(useParams()['request']);
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('integration_request'), 'one', id],
      queryFn: ({ signal }) => call('read_integration_requests', { query: { id }, signal }),
      enabled: Number.isSafeInteger(id),
      // The user waits for the response.
      refetchInterval: ({ state }) => {
        const known = state.data?.integration_requests[0];
        return known?.status === 'pending' && (known.attempts === 0 ? firstMs : laterMs);
      },
    },
    queryClient,
  );
  const request = data?.integration_requests[0];
  if (request) return <Shown request={request} />;
  return (
    <Page title="Request">
      {error && (
        <Failure
          title="Couldn’t load the request"
          message={messageOf(error) ?? 'Try again.'}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && Number.isSafeInteger(id) && <PageSkeleton rows={3} />}
      {(data || !Number.isSafeInteger(id)) && <Empty title="There is no such request">Look in the request log.</Empty>}
    </Page>
  );
}

function Shown({ request }: { readonly request: IntegrationRequest }): ReactNode {
  const { id, rule, type, method, url, status, status_code: code, problem, shipment_id, attempts } = request;
  const mayRetry =
    useCan('API_/integration/third-party-integration-rules/trigger:POST') &&
    (status === 'failed' || isWaiting(request));
  const trigger = integration_trigger.find((one) => one.const === request.trigger);
  const known = request_log_status.find((one) => one.const === status);
  return (
    <Page
      title={`Request ${id}`}
      description={<StatusBadge colour={known?.['x-colour'] ?? 'grey'}>{known?.title ?? status}</StatusBadge>}
      actions={mayRetry && <SendAgain id={id} label={isWaiting(request) ? 'Send now' : 'Send again'} />}
      width="full"
    >
      <Stack gap="lg">
        <Card title="Request">
          <Facts>
            <Fact name="Rule">{rule}</Fact>
            <Fact name="Shipment">
              <PermittedLink to={`/shipments/${shipment_id}`}>{request.short_tracking_reference}</PermittedLink>
            </Fact>
            <Fact name="Type">{request_log_type.find((one) => one.const === type)?.title ?? type}</Fact>
            <Fact name="Address">
              {method} {url}
            </Fact>
            {request.request_headers.map(({ name, value }) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
            <Fact name="Triggered">
              <RelativeDate value={request.created_at} />
              {request.created_by !== null && ` by ${request.created_by}`}
              {trigger && `: ${trigger.title}`}
            </Fact>
            <Fact name="Attempts">{attempts}</Fact>
          </Facts>
          <pre className={styles['body']}>{indented(request.request_body)}</pre>
        </Card>
        <Card title="Response">
          <Facts>
            {code !== null && <Fact name="Status code">{code}</Fact>}
            {problem !== null && <Fact name="Reason">{problem}</Fact>}
          </Facts>
          {request.response_body ? (
            <pre className={styles['body']}>{indented(request.response_body)}</pre>
          ) : (
            <NoResponse {...request} />
          )}
        </Card>
      </Stack>
    </Page>
  );
}

/** Whether an attempt failed and another one follows. */
function isWaiting({ status, attempts }: IntegrationRequest): boolean {
  return status === 'pending' && attempts > 0;
}

function NoResponse(request: IntegrationRequest): ReactNode {
  const { status, status_code: code } = request;
  if (code !== null) return <Empty title="Empty response">The system answered without any text.</Empty>;
  if (isWaiting(request))
    return <Empty title="No response yet">It is sent again automatically, for up to 16 hours.</Empty>;
  if (status === 'pending') return <Empty title="No response yet">What the system answers is shown here.</Empty>;
  return <Empty title="No response">The system didn’t answer.</Empty>;
}

/** JSON is indented; any other text is unchanged. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function SendAgain({ id, label }: { readonly id: number; readonly label: string }): ReactNode {
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('retry_integration_request', { body: { id } });
      showToast('success', 'Request queued');
      await queryClient.invalidateQueries({ queryKey: entityKey('integration_request') });
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={busy} onClick={() => void send()}>
      {label}
    </Button>
  );
}
