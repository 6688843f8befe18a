/** A user in a dialog: being invited or changed; users of customer accounts have fewer fields. */
import type { ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as userForm from '#generated/forms/user.ts';
import type { UserRecord } from '#generated/types.ts';
import { useSession } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { saveUser, userFields } from './user-calls.ts';

export type UserKind = 'staff' | 'account';

interface UserDialogProps {
  readonly of: UserKind;
  /** Absent for a new user. */
  readonly user?: UserRecord;
  /** The account of a new user. */
  readonly accountId?: number;
  readonly onClose: () => void;
}

function recordOf(user: UserRecord): JsonObject {
  return Object.fromEntries(userFields.flatMap((name) => (user[name] === undefined ? [] : [[name, user[name]]])));
}

export function UserDialog({ of, user, accountId, onClose }: UserDialogProps): ReactNode {
  const own = useSession().user?.account_id ?? undefined;
  const account = own ?? accountId;
  const fresh: JsonObject = of === 'account' && account !== undefined ? { account_id: account } : {};
  return (
    <SchemaDialog
      form={userForm}
      layout={of}
      size="lg"
      title={user ? `Edit ${user.name}` : 'Invite user'}
      action={user ? 'Save user' : 'Send invitation'}
      failed={user ? 'Couldn’t save the user' : 'Couldn’t send the invitation'}
      stored={user ? recordOf(user) : fresh}
      record={user}
      storedOf={recordOf}
      // Fields that are hidden from the caller are sent unchanged.
      onSubmit={async (value, now) => {
        await saveUser(of === 'account' && own !== undefined ? { ...value, account_id: own } : value, now);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
