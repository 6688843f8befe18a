/** Tests the rule in its current state, saved or not, with a sample shipment: which filters match and why, and the request. */
import { Button, Group, Select, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { filterNamed, systemNamed } from '../domain/choices.ts';
import { withTargets, type TargetsOf } from '#engine/schema/references.ts';
import { sampleFacts } from '../domain/sample-event.ts';
import { filterOf } from '../domain/normalize-rule.ts';
import { sameJson, type JsonObject } from '#engine/values/json-value.ts';
import { integrations } from '#generated/integrations.ts';
import { shipment as samples } from '#generated/samples.ts';
import type { DryRunIntegrationRuleAnswer200, IntegrationTrigger, Shipment } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import { RecordFields } from '#platform/web/form/schema-form/schema-form.tsx';
import { RecordModel } from '#platform/web/form/model/record-model.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import styles from './integrations.module.css';
import { sentOf } from './rule-base.ts';
import { refusal } from './save-rule.ts';
import { TrialResult } from './trial-result.tsx';

/** The facts that the filters use: only those can be edited. */
function factsRead(filters: unknown): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(filters) ? filters : [];
  const read = entries.flatMap((entry) => filterNamed(filterOf(entry))?.reads ?? []);
  return Object.keys(integrations.facts.properties ?? {}).filter((name) => read.some((one) => one === name));
}

function useFacts(
  trigger: IntegrationTrigger,
  sample: Shipment,
  names: readonly string[],
  targets: TargetsOf,
): RecordModel {
  const factNames = names.join(' ');
  return useMemo(() => {
    const all = withTargets(integrations.facts, targets);
    const shown = factNames === '' ? [] : factNames.split(' ');
    const properties = Object.fromEntries(shown.map((name) => [name, all.properties?.[name] ?? {}]));
    const schema = { ...all, properties, required: [] };
    return new RecordModel({ schemaFor: () => schema, validate: () => [] }, sampleFacts(trigger, sample) as JsonObject);
  }, [trigger, sample, factNames, targets]);
}

interface DryRunProps {
  readonly model: RecordModel;
  /** Of the saved rule, whose credentials then count as set. */
  readonly id: number | undefined;
  readonly targets: TargetsOf;
}

export function DryRun({ model, id, targets }: DryRunProps): ReactNode {
  const system = systemNamed(useRecordReading(model, ['value:type'], ({ value }) => value['type']));
  const trigger = useRecordReading(model, ['value:trigger'], ({ value }) => value['trigger']);
  return (
    <div className={styles['trial']}>
      <Card title="Dry run">
        {system && typeof trigger === 'string' ? (
          <Trial model={model} id={id} targets={targets} trigger={trigger as IntegrationTrigger} />
        ) : (
          <Text c="dimmed">
            Choose a connected system and a trigger to test the rule on a sample shipment. Nothing is sent.
          </Text>
        )}
      </Card>
    </div>
  );
}

interface Tried {
  readonly rule: JsonObject;
  readonly facts: JsonObject;
  readonly answer: DryRunIntegrationRuleAnswer200;
}

function Trial({ model, id, targets, trigger }: DryRunProps & { readonly trigger: IntegrationTrigger }): ReactNode {
  const [sampleId, setSampleId] = useState<string>(samples[0]?.id ?? '');
  const sample = samples.find((one) => one.id === sampleId)?.value;
  if (!sample) return null;
  return (
    <>
      <Text c="dimmed" size="sm" mb="sm">
        Tests the rule as shown above, including unsaved changes. Nothing is sent.
      </Text>
      <Select
        label="Sample shipment"
        value={sampleId}
        data={samples.map(({ id: value, title }) => ({ value, label: title }))}
        onChange={(value) => value !== null && setSampleId(value)}
        openOnFocus={false}
        maw={480}
      />
      <Facts model={model} id={id} targets={targets} trigger={trigger} sampleId={sampleId} sample={sample} />
    </>
  );
}

interface FactsProps extends DryRunProps {
  readonly trigger: IntegrationTrigger;
  readonly sampleId: string;
  readonly sample: Shipment;
}

function Facts({ model, id, targets, trigger, sampleId, sample }: FactsProps): ReactNode {
  const rule = useRecordReading(model, ['edited'], ({ value }) => value);
  const names = factsRead(rule['filters']);
  const facts = useFacts(trigger, sample, names, targets);
  const taken = useRecordReading(facts, ['edited'], ({ value }) => value);
  const [tried, setTried] = useState<Tried>();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = {
        rule: sentOf(rule, model.state().stored),
        sample: sampleId,
        facts: taken,
        ...(id === undefined ? {} : { id }),
      };
      setTried({ rule, facts: taken, answer: await call('dry_run_integration_rule', { body }) });
    } catch (failure) {
      setTried(undefined);
      const outcome = refusal(model, failure);
      model.setSaving('failed');
      if (outcome.kind === 'failed') showToast('error', outcome.message, false);
    } finally {
      setBusy(false);
    }
  };
  const current = tried && sameJson(tried.rule, rule) && sameJson(tried.facts, taken) ? tried.answer : undefined;
  return (
    <>
      {names.length > 0 && (
        <div className={styles['facts']}>
          <Text size="sm" fw={500}>
            Sample facts
          </Text>
          <Text size="sm" c="dimmed">
            From the sample shipment. Change them to test another case.
          </Text>
          <RecordFields model={facts} label="Sample facts" />
        </div>
      )}
      <Group gap="xs" mt="md">
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size="1rem" aria-hidden />}
          loading={busy}
          onClick={() => void run()}
        >
          Try it
        </Button>
        {names.length > 0 && !sameJson(taken, facts.state().stored) && (
          <Button variant="subtle" color="gray" onClick={() => facts.discard()}>
            As in the sample
          </Button>
        )}
      </Group>
      <div role="status" className={styles['result']}>
        {current ? (
          <TrialResult answer={current} enabled={rule['is_enabled'] === true} />
        ) : (
          tried && (
            <Text size="sm" c="dimmed">
              The rule changed. Run it again.
            </Text>
          )
        )}
      </div>
    </>
  );
}
