/** A list of changed settings: name, location, values before and after; for history, rollback, files and scheduled changes. */

import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import type { SettingChange } from '#generated/types.ts';
import { useSettingAddress } from './setting-address.ts';
import { ChangeText, memberNameIn } from '#platform/web/audit/change-text.tsx';
import { crumbOf } from './places.ts';
import styles from './setting-changes.module.css';

interface SettingChangesProps {
  readonly catalogue: Catalogue;
  readonly changes: readonly SettingChange[];
  /** Further changes are shown on request. */
  readonly limit?: number;
  /** Omits the name, where all changes are about one setting. */
  readonly unnamed?: boolean;
  /** Undoes one change; absent where that is not possible. */
  readonly onUndo?: ((change: SettingChange) => void) | undefined;
}

/** A setting's name and location as a link to its editor; a key that is no longer in the catalogue is shown as is. */
export function SettingName({ catalogue, name }: { readonly catalogue: Catalogue; readonly name: string }): ReactNode {
  const addressOf = useSettingAddress();
  const setting = catalogue.settings[name];
  if (!setting) return <code>{name}</code>;
  return (
    <>
      <Anchor component={Link} to={addressOf(name)} inherit fw={500}>
        {setting.schema.title}
      </Anchor>
      <Text size="xs" c="dimmed">
        {crumbOf(catalogue, setting)}
      </Text>
    </>
  );
}

function noteOn({ from_set: before, to_set: after }: SettingChange): string | undefined {
  if (before && !after) return 'Uses the inherited value';
  return !before && !after ? 'Inherited' : undefined;
}

/** Earlier secrets are not kept, and a removed setting cannot be restored. */
function mayUndo({ settings }: Catalogue, { setting }: SettingChange): boolean {
  return settings[setting]?.secret === false;
}

export function SettingChanges({
  catalogue,
  changes,
  limit = 200,
  unnamed = false,
  onUndo,
}: SettingChangesProps): ReactNode {
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, limit);
  return (
    <>
      <ul className={styles['changes']} data-unnamed={unnamed || undefined}>
        {shown.map((change) => (
          <li key={change.setting} data-change={change.setting}>
            {!unnamed && (
              <div>
                <SettingName catalogue={catalogue} name={change.setting} />
              </div>
            )}
            <div className={styles['changed']}>
              <div>
                <ChangeText
                  schema={catalogue.settings[change.setting]?.schema ?? {}}
                  before={change.from}
                  after={change.to}
                  memberName={memberNameIn(catalogue, change.setting)}
                />
                {noteOn(change) && (
                  <Text size="xs" c="dimmed">
                    {noteOn(change)}
                  </Text>
                )}
              </div>
              {onUndo && mayUndo(catalogue, change) && (
                <Anchor component="button" type="button" size="sm" onClick={() => onUndo(change)}>
                  Undo <VisuallyHidden>the change of {catalogue.settings[change.setting]?.schema.title}</VisuallyHidden>
                </Anchor>
              )}
            </div>
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <Anchor component="button" type="button" size="sm" onClick={() => setAll(true)}>
          Show all {changes.length} changes
        </Anchor>
      )}
    </>
  );
}
