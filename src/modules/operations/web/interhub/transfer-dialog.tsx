/**
 * Opens a transfer. By hand, and no generated form: carriers and service levels come from the settings, and each
 * restricts the other.
 */
import { Anchor, Button, Stack, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { LongSelect } from '#platform/web/form/widgets/choice/long-select.tsx';
import { call } from '#platform/web/client/call.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useCan, useSession } from '#platform/web/client/session.ts';
import { useKeptInput } from '#platform/web/form/use-kept-input.ts';
import { useSending } from '#platform/web/form/use-sending.ts';
import { useClosePrompt } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { DialogActions } from '#platform/web/ui/layout/dialog-actions.tsx';
import { carriersFor } from '../../domain/interhub-transfer.ts';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

const fields = ['from_branch_id', 'to_branch_id', 'service_level', 'carrier'] as const;

type Field = (typeof fields)[number];

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
  const { form, errors, problem, isSending, forgive, submit } = useSending();
  const service = services.find(({ code }) => code === chosen.service_level);
  const carriers = carriersFor(settings.interhub_manifest_carriers ?? [], service?.transport);
  const isChanged =
    (Object.keys(chosen) as Field[]).some((field) => chosen[field] !== begun[field]) || note.trim() !== '';
  const { close, prompt } = useClosePrompt(isChanged, onClose, { isSaving: isSending });
  const choose = (field: Field) => (value: string | null) => {
    forgive(field);
    setChosen((before) => ({ ...before, [field]: value }));
  };
  const findings = () =>
    Object.fromEntries(fields.filter((field) => !chosen[field]).map((field) => [field, 'This is required.']));
  const open = async (): Promise<void> => {
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
      <form ref={form} onSubmit={(event) => void submit(event, findings, open)} noValidate>
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
            error={errors['note']}
            maxLength={500}
            autosize
            minRows={2}
            onChange={(event) => {
              forgive('note');
              setNote(event.currentTarget.value);
            }}
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
