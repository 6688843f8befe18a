/** The loaded settings screen: the form, with saving, conflicts, previews, audit trail and draft storage. */

import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { isStaff } from '#platform/domain/role.ts';
import { scopeText } from '#platform/domain/scope.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import { placeRefusal } from '#engine/state/access.ts';
import type { MergeConflict } from '#engine/changes/merge.ts';
import type { Section } from '#engine/schema/catalogue.ts';
import { useNavigate } from 'react-router';
import { boot } from '#platform/web/client/boot.ts';
import { provePassword } from '#platform/web/client/password.ts';
import { useCan, useSession } from '#platform/web/client/session.ts';
import { addressAt, isOwn, mayChangeAll, scopeQuery } from '../shared/setting-scopes.ts';
import type { Place } from '../shared/form-context.ts';
import { useReading } from '#platform/web/form/use-reading.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { pendingKeys } from '../shared/form-state.ts';
import { usePasswordProof } from '../shared/password-proof.tsx';
import { firstTabToChange, openTabs } from '../shared/places.ts';
import { scheduledByKey } from '../shared/scheduled.ts';
import { useSchedules } from '../scheduled/use-schedules.ts';
import { SettingsForm } from '../form/settings-form.tsx';
import { readDraft } from '#platform/web/form/draft-keeper.ts';
import { useUnsavedChanges } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { draftsKey, keepDrafts } from './drafts/crash-drafts.ts';
import { fieldListOf } from '../../domain/custom-fields.ts';
import { useExtensions } from './use-extensions.tsx';
import { linkTo, usePlace } from './place.ts';
import { usePreview } from './preview/preview.ts';
import { saveDrafts } from './save.ts';
import styles from './screen.module.css';
import { ToolsMenu } from './tools-menu.tsx';
import { tryConnection } from './try-connection.ts';
import { useElsewhere, type Elsewhere } from './use-form.ts';
import { useImpact } from './use-impact.ts';
import { staysInPlace } from './request-scope.ts';

// Loaded on demand: few visits open it.
const AuditTrail = lazy(async () => ({ default: (await import('./audit-trail.tsx')).AuditTrail }));
const ConflictDialog = lazy(async () => ({ default: (await import('./conflict/conflict-dialog.tsx')).ConflictDialog }));
const ElsewhereNote = lazy(async () => ({ default: (await import('./conflict/elsewhere-note.tsx')).ElsewhereNote }));
const FieldsPreview = lazy(async () => ({ default: (await import('./preview/fields-preview.tsx')).FieldsPreview }));
const RestoreOffer = lazy(async () => ({ default: (await import('./drafts/restore-offer.tsx')).RestoreOffer }));
const SaveLaterDialog = lazy(async () => ({
  default: (await import('./drafts/save-later-dialog.tsx')).SaveLaterDialog,
}));
const ThemePreview = lazy(async () => ({ default: (await import('./preview/theme-preview.tsx')).ThemePreview }));

/** Either permission opens the audit trail of settings (F303). */
const editSettings = 'API_/providers/settings:POST';
const seeAudit = 'API_/audit/events:GET';

const aboutScope: Readonly<Record<ScopeRef['kind'], string>> = {
  platform: 'Defaults for providers without their own values.',
  provider: 'How the platform looks and works for your team and customers.',
  branch: 'Values for one branch, in place of the company’s.',
  account: 'Values for one customer account and its users.',
  user: 'Values for one user.',
};

/** For the user's own settings, which are most of what customers see. */
const aboutOwn: typeof aboutScope = {
  ...aboutScope,
  branch: 'Values for your branch, in place of the company’s.',
  account: 'Values for your account and its users.',
  user: 'Your own preferences.',
};

interface Conflict {
  readonly conflicts: readonly MergeConflict[];
}

/** Saving, and conflicts with changes by others. */
function useSaving(model: SettingsModel): {
  readonly save: () => void;
  readonly conflict: Conflict | undefined;
  readonly keepEditing: () => void;
  /** The password dialog, while it is open. */
  readonly proof: ReactNode;
} {
  const [conflict, setConflict] = useState<Conflict>();
  const { requestPassword, isOpen: isConfirming, dialog } = usePasswordProof(model.base.catalogue, provePassword);
  const run = useCallback(async (): Promise<void> => {
    let outcome = await saveDrafts(model);
    if (outcome.kind === 'reauthenticate' && (await requestPassword(outcome.keys))) outcome = await saveDrafts(model);
    if (outcome.kind === 'conflict') setConflict({ conflicts: outcome.conflicts });
    else if (outcome.kind === 'failed') showToast('error', outcome.message, false);
  }, [requestPassword, model]);
  const save = useCallback(() => {
    if (!isConfirming) void run();
  }, [isConfirming, run]);
  return { save, conflict, keepEditing: () => setConflict(undefined), proof: dialog };
}

/** Drafts survive a crash, and are deleted when the user discards them by leaving the screen. */
function useStoredDrafts(model: SettingsModel, selected: ScopeRef): string {
  const { user } = useSession();
  const key = draftsKey(boot().provider.id, user?.id ?? 0, selected.kind === 'provider' ? '' : scopeText(selected));
  useEffect(() => keepDrafts(key, model), [key, model]);
  return key;
}

function hasColours({ keys }: Section): boolean {
  return keys.some((key) => key.startsWith('theme_'));
}

interface SettingsEditorProps {
  readonly model: SettingsModel;
  /** The scope of the form; constant. */
  readonly selected: ScopeRef;
  readonly picker: ReactNode;
  /** Names the scope, where it is not the provider. */
  readonly banner: ReactNode;
}

export function SettingsEditor({ model, selected, picker, banner }: SettingsEditorProps): ReactNode {
  const { catalogue, caller, scope } = model.base;
  const refusal = placeRefusal(caller);
  const tabs = useMemo(() => openTabs(catalogue, caller, scope).map(({ id }) => id), [catalogue, caller, scope]);
  // Edits, which show and hide settings, don’t move the screen.
  const [home] = useState(() => firstTabToChange(model));
  const { save, conflict, keepEditing, proof } = useSaving(model);
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  const [trail, setTrail] = useState(false);
  const [later, setLater] = useState(false);
  const onSaveLater = useCallback(() => setLater(true), []);
  const { user } = useSession();
  const staff = user !== null && isStaff(user);
  const mayEdit = useCan(editSettings) && staff;
  const mayAudit = useCan(seeAudit) || mayEdit;
  const storageKey = useStoredDrafts(model, selected);
  const hasDraft = useMemo(() => readDraft(storageKey) !== null, [storageKey]);
  const { schedules, refresh: lookAgain } = useSchedules(staff && mayAudit ? selected : undefined);
  const scheduled = useMemo(
    () => schedules && { address: addressAt('/settings/planned', selected), changes: scheduledByKey(schedules) },
    [schedules, selected],
  );
  const impact = useImpact(model.base);
  usePreview(model);
  useElsewhere(model, setElsewhere);
  const changed = useReading(model, ['pending'], () => pendingKeys(model.state()).length > 0);
  const { prompt, isOpen: isConfirming } = useUnsavedChanges(changed, staysInPlace);
  const address = useMemo(() => scopeQuery(selected), [selected]);
  const { place, onPlace, search, onSearch } = usePlace(catalogue, tabs, home, isConfirming, address);
  const link = useCallback((to: Place) => linkTo(to, address), [address]);
  const { cellAction, extra: extensionExtra, windows } = useExtensions(model);
  const navigate = useNavigate();
  const onHistory = useCallback(
    (setting: string) => void navigate(addressAt('/settings/history', selected, { setting })),
    [navigate, selected],
  );
  const extra = useCallback(
    (section: Section) => {
      if (hasColours(section))
        return (
          <Suspense>
            <ThemePreview model={model} section={section} />
          </Suspense>
        );
      const list = fieldListOf(section);
      return list === undefined ? (
        extensionExtra(section)
      ) : (
        <Suspense>
          <FieldsPreview model={model} section={section} list={list} />
        </Suspense>
      );
    },
    [model, extensionExtra],
  );
  return (
    <Page
      title="Settings"
      description={(isOwn(selected) ? aboutOwn : aboutScope)[selected.kind]}
      actions={
        staff &&
        mayAudit && (
          <>
            <Button
              variant="default"
              leftSection={<IconHistory size="1rem" aria-hidden />}
              onClick={() => setTrail(true)}
            >
              View audit trail
            </Button>
            {mayEdit && <ToolsMenu selected={selected} />}
          </>
        )
      }
    >
      {banner}
      <SettingsForm
        model={model}
        place={place}
        onPlace={onPlace}
        search={search}
        onSearch={onSearch}
        linkTo={link}
        impact={impact}
        scheduled={scheduled}
        actions={picker}
        onSave={save}
        onSaveLater={mayChangeAll(selected) ? onSaveLater : undefined}
        onHistory={mayEdit ? onHistory : undefined}
        onTest={tryConnection}
        cellAction={cellAction}
        extra={extra}
        above={
          <div className={styles['above']}>
            {refusal !== undefined && (
              <Notice variant="info" title="You can view these settings but not change them">
                {refusal}
              </Notice>
            )}
            {hasDraft && (
              <Suspense>
                <RestoreOffer model={model} storageKey={storageKey} />
              </Suspense>
            )}
            {elsewhere && (
              <Suspense>
                <ElsewhereNote model={model} elsewhere={elsewhere} onClose={() => setElsewhere(undefined)} />
              </Suspense>
            )}
          </div>
        }
      />
      <Suspense>
        {trail && <AuditTrail selected={selected} catalogue={catalogue} onClose={() => setTrail(false)} />}
        {later && (
          <SaveLaterDialog
            model={model}
            selected={selected}
            onClose={() => {
              setLater(false);
              lookAgain();
            }}
          />
        )}
        {conflict && (
          <ConflictDialog model={model} conflicts={conflict.conflicts} onSave={save} onClose={keepEditing} />
        )}
      </Suspense>
      {windows}
      {proof}
      {prompt}
    </Page>
  );
}
