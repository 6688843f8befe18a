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
import { grouped, matching, missingText, withNeeds } from './permission-groups.ts';

function PermissionsWidget(props: WidgetProps): ReactNode {
  const { data, error, retry } = usePermissions();
  const [search, setSearch] = useState('');
  if (error !== undefined) return <Failure title="Couldn’t load the permissions" message={error} onRetry={retry} />;
  if (!data) return <Skeleton data-to-come height="16rem" />;
  const chosen = Array.isArray(props.value) ? props.value.map(String) : [];
  const givable = new Set(data.permissions.filter((one) => one.can_give).map((one) => one.permission));
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
          // The list narrows while typing; Enter would save the role.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          placeholder="Find a permission"
          aria-label="Find a permission"
        />
        {grouped(matching(data.permissions, search)).map(([name, permissions]) => (
          <PermissionGroup
            key={name}
            name={name}
            permissions={permissions}
            chosen={chosen}
            givable={givable}
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
  /** The permissions that the user can grant. */
  readonly givable: ReadonlySet<string>;
  readonly isReadOnly: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

function PermissionGroup(props: PermissionGroupProps): ReactNode {
  const { name, permissions, chosen, givable, isReadOnly, onChange } = props;
  const free = permissions.filter((one) => one.can_give).map((one) => one.permission);
  const held = permissions.filter((one) => chosen.includes(one.permission)).length;
  const isWhole = free.every((permission) => chosen.includes(permission));
  const toggle = (): void => {
    const others = chosen.filter((permission) => !free.includes(permission));
    onChange(isWhole ? others : withAll(chosen, free, givable));
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
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? withAll(chosen, [one.permission], givable)
                  : chosen.filter((other) => other !== one.permission),
              )
            }
            label={one.title}
            description={[
              one.description,
              missingText(one.permission, chosen),
              !one.can_give && 'You don’t have this yourself.',
            ]
              .filter(Boolean)
              .join(' ')}
            // A permission of the role can be removed, but not granted again.
            disabled={isReadOnly || (!one.can_give && !chosen.includes(one.permission))}
          />
        ))}
      </SimpleGrid>
    </div>
  );
}

/** Also adds what the permissions need, as far as the user can grant it. */
function withAll(chosen: readonly string[], added: readonly string[], givable: ReadonlySet<string>): readonly string[] {
  const needed = added.flatMap(withNeeds).filter((one) => added.includes(one) || givable.has(one));
  return [...new Set([...chosen, ...needed])];
}

registerWidget('permissions', PermissionsWidget);
