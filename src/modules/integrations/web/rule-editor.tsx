/** The editor of a rule: the form, a dry run below it, and changes by others meanwhile. */
import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { fieldTitle } from '../domain/choices.ts';
import type { NamedBranch } from '../domain/fact-names.ts';
import type { TargetsOf } from '#engine/schema/references.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import { form } from '#generated/forms/integration-rule.ts';
import type { IntegrationRule } from '#generated/types.ts';
import { provePassword } from '#platform/web/client/password.ts';
import type { Records } from '#platform/web/client/records.ts';
import { useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import { RecordModel } from '#platform/web/form/model/record-model.ts';
import { useNamedProof } from '#modules/settings/web/shared/password-proof.tsx';
import { useUnsavedChanges } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DryRun } from './dry-run.tsx';
import { ruleBase, startOf } from './rule-base.ts';
import { RuleTrail } from './rule-trail.tsx';
import { refusal, saveRule } from './save-rule.ts';

interface RuleEditorProps {
  /** As stored on the server; undefined for a new rule. */
  readonly rule: IntegrationRule | undefined;
  readonly types: readonly string[];
  readonly branches: readonly NamedBranch[];
  /** The records that filters can refer to, by `list.field`. */
  readonly records: Records['named'];
}

function useSaving(model: RecordModel, rule: IntegrationRule | undefined) {
  const nameFor = (name: string): string => fieldTitle(model.state().value['type'], name);
  const proof = useNamedProof(nameFor, provePassword);
  const [seen, setSeen] = useState(rule);
  const [theirs, setTheirs] = useState<IntegrationRule>();
  const [created, setCreated] = useState<number>();
  const save = async (value: JsonObject, over?: IntegrationRule): Promise<void> => {
    setTheirs(undefined);
    model.setSaving('saving');
    try {
      const { rule: saved } = await saveRule(value, model.state().stored, over ?? seen);
      model.accept(startOf(saved), value);
      model.setSaving('saved');
      setSeen(saved);
      if (!seen) setCreated(saved.id);
    } catch (failure) {
      const outcome = refusal(model, failure);
      model.setSaving('failed');
      if (outcome.kind === 'conflict') setTheirs(outcome.theirs);
      else if (outcome.kind === 'password') {
        if (await proof.requestPassword(outcome.names)) await save(value, over);
      } else if (outcome.kind === 'failed') showToast('error', outcome.message, false);
    }
  };
  const take = (other: IntegrationRule): void => {
    setTheirs(undefined);
    setSeen(other);
    model.accept(startOf(other));
  };
  return { seen, save, theirs, take, keepEditing: () => setTheirs(undefined), created, proof: proof.dialog };
}

/** Takes over changes by others while nothing is edited here; otherwise shows a note, and asks when saving. */
function useMeanwhile(
  model: RecordModel,
  changed: boolean,
  rule: IntegrationRule | undefined,
  seen: IntegrationRule | undefined,
  take: (rule: IntegrationRule) => void,
): boolean {
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  const newer = rule !== undefined && seen !== undefined && rule.revision > seen.revision;
  const saving = useRecordReading(model, ['status'], (state) => state.saving === 'saving');
  useEffect(() => {
    if (newer && !changed && !saving) taking.current(rule);
  }, [newer, changed, saving, rule]);
  return newer && changed && !saving;
}

export function RuleEditor({ rule, types, branches, records }: RuleEditorProps): ReactNode {
  const navigate = useNavigate();
  const targets = useCallback<TargetsOf>((to) => records[to], [records]);
  const [model] = useState(() => new RecordModel(ruleBase(rule, types, targets), startOf(rule)));
  const { seen, save, theirs, take, keepEditing, created, proof } = useSaving(model, rule);
  const changed = useRecordReading(model, ['pending'], (state) => state.changed);
  const meanwhile = useMeanwhile(model, changed, rule, seen, take);
  const { prompt } = useUnsavedChanges(changed);
  useEffect(() => {
    if (created === undefined || changed) return;
    showToast('success', 'Rule saved');
    void navigate(`/integrations/${created}`, { replace: true });
  }, [created, changed, navigate]);
  return (
    <Page
      title={seen?.name ?? 'New integration rule'}
      description={
        <Anchor component={Link} to="/integrations" inherit>
          <IconArrowLeft size="0.9rem" aria-hidden /> All integration rules
        </Anchor>
      }
      actions={seen && <RuleTrail rules={[seen]} branches={branches} rule={seen} />}
    >
      {meanwhile && (
        <Notice variant="warning" title="Someone else changed this rule">
          {rule?.updated_by ?? 'The platform team'} saved it in the meantime. You’ll be asked what to keep when you
          save.
        </Notice>
      )}
      <SchemaForm
        model={model}
        layout={form.layouts.page}
        draft={`integration_rule:${rule?.id ?? 'new'}`}
        isNew={!rule && created === undefined}
        saved="Rule saved"
        onSave={(value) => void save(value)}
      >
        <DryRun model={model} id={seen?.id} targets={targets} />
      </SchemaForm>
      {theirs && (
        <ConflictDialog
          model={model}
          theirs={theirs}
          branches={branches}
          onTheirs={() => take(theirs)}
          onMine={() => void save(model.state().value, theirs)}
          onCancel={keepEditing}
        />
      )}
      {proof}
      {prompt}
    </Page>
  );
}
