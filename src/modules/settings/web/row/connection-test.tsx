/** The button that tests the credentials of a section (`x-test-connection`), with the result next to them. */

import { Button, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconPlugConnected } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Section } from '#engine/schema/catalogue.ts';
import { sameJson } from '#engine/values/json-value.ts';
import styles from './connection.module.css';
import { obstacle, trialOf, type ConnectionVerdict } from './connection-trial.ts';
import { credentialKeys, type TestedSection } from './tested-section.ts';
import { useForm, useReading } from '../shared/form-context.ts';
import type { Topic } from '#platform/web/form/model/subscriptions.ts';

const icons = {
  connected: IconCircleCheck,
  wrong_credentials: IconCircleX,
  unreachable: IconAlertTriangle,
  unexpected: IconAlertTriangle,
  not_tried: IconAlertTriangle,
} as const;

interface Tried {
  readonly values: readonly unknown[];
  /** Absent while the test runs. */
  readonly verdict?: ConnectionVerdict;
}

/** A result applies to exactly what was tested: it is removed when a credential changes. */
function useTrial(section: Section): { readonly tried: Tried | undefined; readonly start: (() => void) | undefined } {
  const { model, onTest } = useForm();
  const [tried, setTried] = useState<Tried>();
  const topics = credentialKeys(section).map((key): Topic => `value:${key}`);
  const values = useReading(topics, () => credentialKeys(section).map((key) => model.content(key)));
  const current = tried && sameJson(tried.values, values) ? tried : undefined;
  const run = async (): Promise<void> => {
    if (!onTest || (current && !current.verdict)) return;
    const begun: Tried = { values };
    setTried(begun);
    const verdict = await onTest(trialOf(model, section));
    // A result for earlier values is dropped if something changed meanwhile, or another test began.
    setTried((latest) => (latest === begun ? { ...begun, verdict } : latest));
  };
  return { tried: current, start: onTest && (() => void run()) };
}

function Result({ tried, title }: { readonly tried: Tried | undefined; readonly title: string }): ReactNode {
  const verdict = tried?.verdict;
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (verdict) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  if (!tried) return null;
  if (!verdict) return <p className={styles['waiting']}>Asking {title} …</p>;
  const Icon = icons[verdict.result];
  return (
    <p ref={shown} className={styles['verdict']} data-result={verdict.result}>
      <Icon size="1.1rem" aria-hidden />
      <span>{verdict.message}</span>
    </p>
  );
}

export function ConnectionTest({ section }: { readonly section: TestedSection }): ReactNode {
  const { title } = section.test_connection;
  const { model } = useForm();
  const { tried, start } = useTrial(section);
  const topics = credentialKeys(section).flatMap((key): Topic[] => [`flags:${key}`, `errors:${key}`]);
  const reason = useReading(['base', ...topics], () => obstacle(model, section));
  const reasonId = useId();
  if (!start) return null;
  const off = reason !== undefined;
  return (
    <div className={styles['test']} data-connection={section.id}>
      {/* Not disabled for keyboards, so that users learn why it has no effect. */}
      <Button
        variant="default"
        leftSection={<IconPlugConnected size="1rem" aria-hidden />}
        {...(off ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reasonId } : { onClick: start })}
      >
        Test connection<VisuallyHidden> to {title}</VisuallyHidden>
      </Button>
      {off && (
        <p className={styles['reason']} id={reasonId}>
          {reason}
        </p>
      )}
      <div role="status">{!off && <Result tried={tried} title={title} />}</div>
    </div>
  );
}
