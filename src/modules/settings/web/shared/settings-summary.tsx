/**
 * A summary of a scope's settings: the effective values, those set in the scope, and a link to change them. By hand:
 * the table shows the settings of a section, and no list of records.
 */
import { Anchor, Button, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { valueText } from '#engine/values/value-text.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { useLoadedForm } from '../screen/use-form.ts';
import { storedNow } from './form-state.ts';
import { openTabs, readableKeys, sectionsOf } from './places.ts';
import { addressAt } from './setting-scopes.ts';
import type { SettingsModel } from './settings-model.ts';

interface PlaceProps {
  readonly kind: ScopeRef['kind'];
  readonly id: number;
}

/** The scope is constant. */
export function SettingsSummary({ kind, id }: PlaceProps): ReactNode {
  const [place] = useState((): ScopeRef => ({ kind, id }));
  const { loading, retry } = useLoadedForm(place);
  if (loading.kind === 'error')
    return <Failure title="Couldn’t load the settings" message={loading.message} onRetry={retry} />;
  if (loading.kind === 'loading')
    return (
      <Later>
        <Skeleton height="12rem" aria-hidden />
      </Later>
    );
  return <Sections model={loading.model} place={place} />;
}

function Sections({ model, place }: { readonly model: SettingsModel; readonly place: ScopeRef }): ReactNode {
  const { catalogue, caller, scope } = model.base;
  const { hidden } = model.state();
  const shown = new Set(readableKeys(catalogue, caller, scope).filter((key) => !hidden[key]));
  const sections = openTabs(catalogue, caller, scope)
    .flatMap(({ id }) => sectionsOf(catalogue, id))
    .map((section) => ({ ...section, keys: section.keys.filter((key) => shown.has(key)) }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <Stack gap="lg">
      {sections.map(({ id, title, keys }) => (
        <Card
          key={id}
          title={title}
          aside={
            <Button
              component={Link}
              to={addressAt('/settings', place, { setting: keys[0] ?? '' })}
              variant="default"
              size="xs"
              leftSection={<IconPencil size="1rem" aria-hidden />}
              aria-label={`Edit ${title.toLowerCase()}`}
            >
              Edit
            </Button>
          }
        >
          <Table layout="fixed">
            <Table.Tbody>
              {keys.map((key) => (
                <SettingLine key={key} model={model} place={place} setting={key} />
              ))}
            </Table.Tbody>
          </Table>
        </Card>
      ))}
    </Stack>
  );
}

interface SettingLineProps {
  readonly model: SettingsModel;
  readonly place: ScopeRef;
  readonly setting: string;
}

function SettingLine({ model, place, setting: key }: SettingLineProps): ReactNode {
  const setting = model.base.catalogue.settings[key];
  if (!setting) return null;
  const { value, set_here: isOwn } = storedNow(model.base, model.state(), setting);
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={addressAt('/settings', place, { setting: key })}>
          {setting.schema.title}
        </Anchor>
      </Table.Td>
      <Table.Td>
        {valueText(setting.schema, value)}
        <Text size="xs" c="dimmed">
          {isOwn ? 'Set here' : 'Same as everybody'}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
