/** A role in a dialog: a new one, a copy of another, or one being changed. */
import type { ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as roleForm from '#generated/forms/role.ts';
import type { RoleRecord } from '#generated/types.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import './permissions-widget.tsx';
import { saveRole, usePermissions } from './role-calls.ts';

interface RoleDialogProps {
  /** Absent for a new role. */
  readonly role?: RoleRecord;
  /** The role that a new one is copied from. */
  readonly copyOf?: RoleRecord;
  readonly onClose: () => void;
}

export function RoleDialog({ role, copyOf, onClose }: RoleDialogProps): ReactNode {
  const { data } = usePermissions();
  // A copy starts with the permissions that the user can grant, which must have loaded first.
  if (copyOf && !data) return null;
  const given = new Set(data?.permissions.filter((one) => one.can_give).map((one) => one.permission));
  const stored = ({ label, description, permissions }: RoleRecord): JsonObject => ({
    ...{ label, permissions: [...permissions] },
    ...(description !== undefined && { description }),
  });
  const copied = copyOf && {
    ...stored(copyOf),
    label: `${copyOf.label} (copy)`,
    permissions: copyOf.permissions.filter((permission) => given.has(permission)),
  };
  return (
    <SchemaDialog
      form={roleForm}
      layout="role"
      size="xl"
      title={role ? `Edit ${role.label}` : copyOf ? `Clone ${copyOf.label}` : 'Add role'}
      action={role ? 'Save role' : 'Add role'}
      failed="Couldn’t save the role"
      stored={role ? stored(role) : (copied ?? {})}
      record={role}
      storedOf={stored}
      onSubmit={async (value, now) => {
        await saveRole(value, now);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
