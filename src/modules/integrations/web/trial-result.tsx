/** The result of a dry run: whether the rule matches, every filter with its reason, and the request. */
import { Badge, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DryRunIntegrationRuleAnswer200 } from '#generated/types.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import styles from './integrations.module.css';

interface TrialResultProps {
  readonly answer: DryRunIntegrationRuleAnswer200;
  /** Whether the rule is turned on. */
  readonly enabled: boolean;
}

function Verdict({ answer, enabled }: TrialResultProps): ReactNode {
  const misses = answer.filters.filter(({ matched }) => !matched).length;
  if (!answer.matched)
    return (
      <Notice variant="warning" title="This shipment wouldn’t be sent">
        {misses === 1 ? 'One filter does not match.' : `${misses} filters do not match.`}
      </Notice>
    );
  const why = answer.filters.length === 0 ? 'No filters: every shipment is sent.' : 'Every filter matches.';
  return (
    <Notice variant="success" title="This shipment would be sent">
      {why}
      {!enabled && ' The rule is off: nothing is sent until you turn it on.'}
    </Notice>
  );
}

export function TrialResult(props: TrialResultProps): ReactNode {
  const { filters, request } = props.answer;
  return (
    <>
      <Verdict {...props} />
      {filters.length > 0 && (
        <ul className={styles['verdicts']} aria-label="Filters">
          {filters.map(({ filter, title, matched, reason }, index) => (
            <li key={`${filter} ${index}`} data-matched={matched}>
              {matched ? <IconCheck size="1.1rem" aria-hidden /> : <IconX size="1.1rem" aria-hidden />}
              <span>
                <strong>{title}</strong> {matched ? 'matches' : 'does not match'}
                <Text size="sm" c="dimmed">
                  {reason}
                </Text>
              </span>
            </li>
          ))}
        </ul>
      )}
      <details className={styles['request']}>
        <summary>What {props.answer.matched ? 'would be' : 'a match would have'} sent</summary>
        <p className={styles['address']}>
          <Badge variant="default" radius="sm">
            {request.method}
          </Badge>{' '}
          <code>{request.url}</code>
        </p>
        <dl className={styles['headers']}>
          {request.headers.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <pre className={styles['body']}>{JSON.stringify(request.body, null, 2)}</pre>
      </details>
    </>
  );
}
