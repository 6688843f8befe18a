/** Two users changed the same setting: both values next to each other, and a choice for each before anything is saved. */

import { Button, Group, Radio, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { MergeConflict } from '#engine/changes/merge.ts';
import { valueText } from '#engine/values/value-text.ts';
import { relativeDate } from '#platform/web/ui/data/clock.ts';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { inheritedNow, pendingKeys, valueBefore } from '../../shared/form-state.ts';
import { crumbOf } from '../../shared/places.ts';
import { mergeElsewhere } from '../use-form.ts';
import styles from './conflict.module.css';

type Side = 'theirs' | 'mine';
type Sides = Readonly<Record<string, Side>>;

/** Takes the chosen values over the latest ones; returns whether changes are left to save. */
async function takeSides(model: SettingsModel, sides: Sides): Promise<boolean> {
  const mine = Object.fromEntries(Object.entries(model.state().drafts).filter(([key]) => sides[key] === 'mine'));
  model.discard(Object.keys(sides).filter((key) => sides[key] === 'theirs'));
  try {
    const merged = await mergeElsewhere(model, model.state().revision);
    model.restore(mine);
    if (merged) model.rebase(merged.revision);
  } catch {
    showToast('error', 'Couldn’t load the latest values. Your changes are kept.', false);
    return false;
  }
  return pendingKeys(model.state()).length > 0;
}

function who({ by, at }: MergeConflict): string {
  const name = by ?? 'Someone else';
  return at ? `${name}, ${relativeDate(new Date(at), new Date())}` : name;
}

interface ConflictProps {
  readonly model: SettingsModel;
  readonly conflict: MergeConflict;
  readonly side: Side | undefined;
  readonly onSide: (side: Side) => void;
}

function ConflictChoice({ model, conflict, side, onSide }: ConflictProps): ReactNode {
  const setting = model.base.catalogue.settings[conflict.key];
  if (!setting) return null;
  const { schema } = setting;
  /** `null` means that the setting has no value of its own. */
  const displayText = (value: unknown): string =>
    value === null || value === undefined
      ? `Reset: ${valueText(schema, inheritedNow(model.base, model.state(), setting))}`
      : valueText(schema, value);
  return (
    <div className={styles['clash']}>
      <Text size="xs" c="dimmed">
        {crumbOf(model.base.catalogue, setting)}
      </Text>
      <Radio.Group
        value={side ?? ''}
        onChange={(value) => onSide(value === 'mine' ? 'mine' : 'theirs')}
        label={schema.title}
        description={`Before: ${valueText(schema, conflict.base ?? valueBefore(model.base, model.state(), setting))}`}
      >
        <div className={styles['sides']}>
          <Radio.Card value="theirs" className={styles['side'] ?? ''}>
            <Radio.Indicator />
            <span>
              <span className={styles['who']}>Saved by {who(conflict)}</span>
              <span className={styles['value']}>{displayText(conflict.theirs)}</span>
            </span>
          </Radio.Card>
          <Radio.Card value="mine" className={styles['side'] ?? ''}>
            <Radio.Indicator />
            <span>
              <span className={styles['who']}>Your change, not saved yet</span>
              <span className={styles['value']}>{displayText(conflict.mine)}</span>
            </span>
          </Radio.Card>
        </div>
      </Radio.Group>
    </div>
  );
}

interface ConflictDialogProps {
  readonly model: SettingsModel;
  readonly conflicts: readonly MergeConflict[];
  /** Saves what is left once the sides are chosen. */
  readonly onSave: () => void;
  readonly onClose: () => void;
}

export function ConflictDialog({ model, conflicts, onSave, onClose }: ConflictDialogProps): ReactNode {
  const [sides, setSides] = useState<Sides>({});
  useReturnFocus();
  const resolve = async (): Promise<void> => {
    onClose();
    if (await takeSides(model, sides)) onSave();
  };
  const all = (side: Side): void => setSides(Object.fromEntries(conflicts.map(({ key }) => [key, side])));
  const open = conflicts.filter(({ key }) => sides[key] === undefined).length;
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={conflicts.length === 1 ? 'Someone else changed this setting' : 'Someone else changed these settings'}
    >
      <Text size="sm" c="dimmed">
        Nothing has been saved yet. Choose which value to keep; your other changes aren’t affected.
      </Text>
      {conflicts.length > 1 && (
        <Group gap="xs" mt="sm">
          <Button size="xs" variant="default" onClick={() => all('theirs')}>
            Use all theirs
          </Button>
          <Button size="xs" variant="default" onClick={() => all('mine')}>
            Use all mine
          </Button>
        </Group>
      )}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.key}
          model={model}
          conflict={conflict}
          side={sides[conflict.key]}
          onSide={(side) => setSides({ ...sides, [conflict.key]: side })}
        />
      ))}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          Keep editing
        </Button>
        <Button disabled={open > 0} onClick={() => void resolve()}>
          {open > 0 ? `Choose ${open} more` : 'Save choices'}
        </Button>
      </Group>
    </Modal>
  );
}
