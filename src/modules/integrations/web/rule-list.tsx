/** All rules in order: what each sends where and when, and its actions. */
import { Anchor, Button, Switch, Text, VisuallyHidden } from '@mantine/core';
import { IconListDetails, IconPlugConnected, IconPlus } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { filterWords } from '../domain/filter-text.ts';
import { factNames, type NamedBranch } from '../domain/fact-names.ts';
import { integration_type as types } from '#generated/enums.ts';
import { integration_rules } from '#generated/tables.ts';
import type { IntegrationRule } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import type { CellOf } from '#platform/web/table/data-table.tsx';
import { OrderedTable } from '#platform/web/table/ordered-table.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { once } from './once.ts';
import styles from './integrations.module.css';
import { RuleActions } from './rule-actions.tsx';
import { RuleTrail } from './rule-trail.tsx';
import type { RuleList, Step } from './use-rules.ts';

interface RuleListViewProps {
  readonly list: RuleList;
  readonly branches: readonly NamedBranch[];
  readonly change: (step: Step) => void;
}

type Rules = readonly IntegrationRule[];

function moved(rules: Rules, from: number, to: number): Rules {
  const rule = rules[from];
  const others = rules.filter((one) => one !== rule);
  return rule ? [...others.slice(0, to), rule, ...others.slice(to)] : rules;
}

function switched(rules: Rules, id: number, on: boolean): Rules {
  return rules.map((rule) => (rule.id === id ? { ...rule, is_enabled: on } : rule));
}

function titleIn(choices: readonly { readonly const: string; readonly title: string }[], value: string): string {
  return choices.find((choice) => choice.const === value)?.title ?? value;
}

function Filters({ lines }: { readonly lines: readonly string[] }): ReactNode {
  if (lines.length === 0)
    return (
      <Text inherit c="dimmed">
        Every shipment
      </Text>
    );
  return (
    <ul className={styles['filters']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function useCells({ list, branches, change }: RuleListViewProps): Readonly<Record<string, CellOf<IntegrationRule>>> {
  return useMemo(() => {
    const nameOf = factNames(branches);
    const setEnabled = ({ id }: IntegrationRule, on: boolean): void =>
      change({
        shown: (rules) => switched(rules, id, on),
        send: () => call('switch_integration_rule', { params: { id }, body: { is_enabled: on }, ...once() }),
      });
    return {
      name: ({ id, name }) => (
        <Anchor component={Link} to={`/integrations/${id}`} inherit fw={500}>
          {name}
        </Anchor>
      ),
      type: ({ type }) => (
        <>
          {titleIn(types, type)}
          {!list.types.includes(type) && (
            <Text size="xs" c="dimmed">
              Turned off in feature toggles
            </Text>
          )}
        </>
      ),
      filters: ({ filters }) => <Filters lines={filterWords(filters, nameOf)} />,
      is_enabled: (rule) => (
        <Switch
          checked={rule.is_enabled}
          aria-label={`${rule.name} is enabled`}
          onChange={(event) => setEnabled(rule, event.currentTarget.checked)}
        />
      ),
    };
  }, [list.types, branches, change]);
}

function actionsOf(
  duplicate: (rule: IntegrationRule) => void,
  onRemove: (rule: IntegrationRule) => void,
): CellOf<IntegrationRule> {
  return (rule) => <RuleActions name={rule.name} onDuplicate={() => duplicate(rule)} onDelete={() => onRemove(rule)} />;
}

export function RuleListView(props: RuleListViewProps): ReactNode {
  const { list, change } = props;
  const cells = useCells(props);
  const [confirming, setConfirming] = useState<IntegrationRule>();
  const [said, setSaid] = useState('');
  const { rules } = list;
  const move = (from: number, to: number): void => {
    const seen = rules.map(({ id }) => id);
    const ids = moved(rules, from, to).map(({ id }) => id);
    change({
      shown: (before) => moved(before, from, to),
      send: () => call('order_integration_rules', { body: { seen, ids }, ...once() }),
    });
    setSaid(`${rules[from]?.name ?? 'The rule'} is now ${to + 1} of ${rules.length}`);
  };
  const duplicate = ({ id, name }: IntegrationRule): void =>
    change({
      send: () => call('duplicate_integration_rule', { params: { id }, body: {}, ...once() }),
      done: () => showToast('success', `${name} was duplicated. The copy is off until you turn it on.`),
    });
  const remove = ({ id, revision, name }: IntegrationRule): void => {
    change({
      send: () => call('delete_integration_rule', { params: { id }, query: { base_revision: revision } }),
      done: () => showToast('success', `${name} deleted`),
    });
    setConfirming(undefined);
  };
  const add = (
    <Button component={Link} to="/integrations/new" leftSection={<IconPlus size="1rem" aria-hidden />}>
      Add rule
    </Button>
  );
  return (
    <Page
      title="Integration rules"
      description="Which shipments are sent to which connected system. Rules run in order; every match sends."
      actions={
        <>
          <Button
            component={Link}
            to="/integrations/requests"
            variant="default"
            leftSection={<IconListDetails size="1rem" aria-hidden />}
          >
            Request log
          </Button>
          <RuleTrail rules={rules} branches={props.branches} />
          {rules.length > 0 && add}
        </>
      }
      width="full"
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {rules.length === 0 ? (
        <Empty icon={<IconPlugConnected size={40} stroke={1.5} />} title={integration_rules.empty} action={add}>
          A rule sends shipments to a warehouse, another courier or your own software when something happens to them.
        </Empty>
      ) : (
        <div className={styles['list']}>
          <OrderedTable
            table={integration_rules}
            rows={rules}
            cells={cells}
            order={{ nameOf: ({ name }) => name, onMove: move }}
            actions={actionsOf(duplicate, setConfirming)}
          />
        </div>
      )}
      <Confirm
        opened={confirming !== undefined}
        title={`Delete “${confirming?.name ?? ''}”?`}
        action="Delete rule"
        danger
        onConfirm={() => confirming && remove(confirming)}
        onCancel={() => setConfirming(undefined)}
      >
        Its filters and credentials are deleted too. To pause it, turn it off instead.
      </Confirm>
    </Page>
  );
}
