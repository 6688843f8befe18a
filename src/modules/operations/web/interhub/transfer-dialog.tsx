/**
 * Opens a transfer. By hand, and no generated form: carriers and service levels come from the settings, and each
 * restricts the other.
 */
import { Anchor, Button, Stack, Textarea } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { LongSelect } from '#platform/web/form/widgets/choice/long-select.tsx';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useCan, useSession } from '#platform/web/client/session.ts';
import { useKeptInput } from '#platform/web/form/use-kept-input.ts';
import { focusInvalid } from '#platform/web/ui/feedback/focus-invalid.ts';
import { useClosePrompt } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { DialogActions } from '#platform/web/ui/layout/dialog-actions.tsx';
import { carriersFor } from '../../domain/interhub-transfer.ts';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

type Field = 'from_branch_id' | 'to_branch_id' | 'carrier' | 'service_level';

type Chosen = Partial<Record<Field, string | null>>;

export function TransferDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  useReturnFocus();
  const navigate = useNavigate();
  const { user } = useSession();
  const mayAdd = useCan('API_/providers/settings:POST');
  const branches = useGeneralData().data?.branches ?? [];
  const settings = shownSettings();
  const services = (settings.interhub_manifest_service_levels ?? []).filter((one) => one.is_active);
  const ownBranch = user?.limit_user_to_branch ?? user?.branch_id;
  const [begun] = useState<Chosen>({ from_branch_id: ownBranch ? String(ownBranch) : null });
  const [chosen, setChosen] = useKeptInput('transfer', begun);
  const [note, setNote] = useKeptInput('transfer note', '');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const service = services.find(({ code }) => code === chosen.service_level);
  const carriers = carriersFor(settings.interhub_manifest_carriers ?? [], service?.transport);
  const isChanged =
    (Object.keys(chosen) as Field[]).some((field) => chosen[field] !== begun[field]) || note.trim() !== '';
  const { close, prompt } = useClosePrompt(isChanged, onClose, { isSaving: isSending });
  const choose = (field: Field) => (value: string | null) => {
    setErrors((before) => ({ ...before, [field]: '' }));
    setChosen((before) => ({ ...before, [field]: value }));
  };
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const missing = (['from_branch_id', 'to_branch_id', 'service_level', 'carrier'] as const).filter(
      (field) => !chosen[field],
    );
    const refuse = (refused: Readonly<Record<string, string>>): void => {
      setErrors(refused);
      focusInvalid(form.current);
    };
    if (missing.length > 0) return refuse(Object.fromEntries(missing.map((field) => [field, 'This is required.'])));
    setSending(true);
    setProblem(undefined);
    try {
      const { interhub_transfer: made } = await call('create_interhub_transfer', {
        body: {
          ...{ from_branch_id: Number(chosen.from_branch_id), to_branch_id: Number(chosen.to_branch_id) },
          ...{ carrier: chosen.carrier ?? '', service_level: chosen.service_level ?? '' },
          ...(note.trim() !== '' && { note: note.trim() }),
        },
      });
      void queryClient.invalidateQueries({ queryKey: entityKey('interhub_transfer') });
      showToast('success', `Transfer ${made.reference} opened`);
      onClose();
      void navigate(`/interhub-transfers/${made.id}`);
    } catch (failure) {
      setSending(false);
      if (failure instanceof CallError && failure.errors.length > 0)
        refuse(Object.fromEntries(failure.errors.map(({ field, message }) => [field, message])));
      else setProblem(messageOf(failure) ?? undefined);
    }
  };
  const branchChoices = branches.map(({ id, name }) => ({ value: String(id), label: name }));
  const select = (field: Field, label: string, data: { value: string; label: string }[]) => (
    <LongSelect
      label={label}
      data={data}
      value={chosen[field] ?? null}
      onChange={choose(field)}
      error={errors[field]}
      openOnFocus={false}
      required
      withAsterisk
      data-autofocus={field === 'from_branch_id' || undefined}
    />
  );
  return (
    <Modal opened onClose={close} title="Open an interhub transfer" size="lg">
      <form ref={form} onSubmit={(event) => void open(event)} noValidate>
        <Stack gap="md">
          {services.length === 0 && (
            <Notice variant="info" title="No interhub service levels yet">
              {mayAdd ? (
                <>
                  <Anchor component={Link} to="/settings?tab=manifests">
                    Add carriers and service levels in the settings
                  </Anchor>{' '}
                  before you open the first transfer.
                </>
              ) : (
                'An administrator adds carriers and service levels in the settings before the first transfer.'
              )}
            </Notice>
          )}
          {problem !== undefined && <Notice variant="error">{problem}</Notice>}
          {select('from_branch_id', 'From', branchChoices)}
          {select(
            'to_branch_id',
            'To',
            branchChoices.filter(({ value }) => value !== chosen.from_branch_id),
          )}
          {select(
            'service_level',
            'Service level',
            services.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
          )}
          {select(
            'carrier',
            'Carrier',
            carriers.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
          )}
          <Textarea
            label="Note for the other branch (Optional)"
            value={note}
            maxLength={500}
            autosize
            minRows={2}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <DialogActions>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={isSending}>
              Open transfer
            </Button>
          </DialogActions>
        </Stack>
      </form>
      {prompt}
    </Modal>
  );
}
