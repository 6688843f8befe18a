/**
 * The permissions of a role by subject; permissions that the user does not have can’t be granted. Registered when this
 * file is imported.
 */
import { Badge, Checkbox, Group, SimpleGrid, Skeleton, Stack, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { PermissionRecord } from '#generated/types.ts';
import { registerWidget } from '#platform/web/form/rjsf/bridge.tsx';
import type { WidgetProps } from '#platform/web/form/widgets/widget-props.ts';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { usePermissions } from './role-calls.ts';
import { grouped, matching } from './permission-groups.ts';

function PermissionsWidget(props: WidgetProps): ReactNode {
  const { data, error, retry } = usePermissions();
  const [search, setSearch] = useState('');
  if (error !== undefined) return <Failure title="Couldn’t load the permissions" message={error} onRetry={retry} />;
  if (!data) return <Skeleton height="16rem" />;
  const chosen = Array.isArray(props.value) ? props.value.map(String) : [];
  const change = (next: readonly string[]): void => {
    props.onChange([...next].sort());
    props.onBlur();
  };
  return (
    <div id={props.id} tabIndex={-1} role="group" aria-label={props.label} aria-describedby={props.describedBy}>
      <Stack gap="lg">
        <TextInput
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder="Find a permission"
          aria-label="Find a permission"
        />
        {grouped(matching(data.permissions, search)).map(([name, permissions]) => (
          <PermissionGroup
            key={name}
            name={name}
            permissions={permissions}
            chosen={chosen}
            isReadOnly={props.readOnly}
            onChange={change}
          />
        ))}
      </Stack>
    </div>
  );
}

interface PermissionGroupProps {
  readonly name: string;
  readonly permissions: readonly PermissionRecord[];
  readonly chosen: readonly string[];
  readonly isReadOnly: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

function PermissionGroup({ name, permissions, chosen, isReadOnly, onChange }: PermissionGroupProps): ReactNode {
  const free = permissions.filter((one) => one.can_give).map((one) => one.permission);
  const held = permissions.filter((one) => chosen.includes(one.permission)).length;
  const isWhole = free.every((permission) => chosen.includes(permission));
  const toggle = (): void => {
    const others = chosen.filter((permission) => !free.includes(permission));
    onChange(isWhole ? others : [...others, ...free]);
  };
  return (
    <div role="group" aria-label={name}>
      <Group gap="xs" mb="xs">
        <Checkbox
          label={name}
          fw={600}
          checked={held > 0 && held === permissions.length}
          indeterminate={held > 0 && held < permissions.length}
          disabled={isReadOnly || free.length === 0}
          onChange={toggle}
        />
        <Badge variant="light" color="gray">{`${held} of ${permissions.length}`}</Badge>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" pl="lg">
        {permissions.map((one) => (
          <Checkbox
            key={one.permission}
            checked={chosen.includes(one.permission)}
            onChange={(event) => onChange(withOne(chosen, one.permission, event.currentTarget.checked))}
            label={one.title}
            description={one.can_give ? one.description : `${one.description} You don’t have this yourself.`}
            // A permission of the role can be removed, but not granted again.
            disabled={isReadOnly || (!one.can_give && !chosen.includes(one.permission))}
          />
        ))}
      </SimpleGrid>
    </div>
  );
}

function withOne(chosen: readonly string[], permission: string, isHeld: boolean): readonly string[] {
  const others = chosen.filter((one) => one !== permission);
  return isHeld ? [...others, permission] : others;
}

registerWidget('permissions', PermissionsWidget);
