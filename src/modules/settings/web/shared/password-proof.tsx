/** Re-authentication: when the server requires the password, a dialog asks for it and then the action continues. */

import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { crumbOf } from './places.ts';
import styles from './password-proof.module.css';

/** Few saves ask for it. */
const PasswordDialog = lazy(async () => ({
  default: (await import('#platform/web/ui/feedback/password-dialog.tsx')).PasswordDialog,
}));

interface PendingProof {
  readonly keys: readonly string[];
  readonly settle: (proven: boolean) => void;
}

export interface PasswordProof {
  /** `keys`: the settings that require it. Resolves to whether the password was right; false when cancelled. */
  readonly requestPassword: (keys: readonly string[]) => Promise<boolean>;
  readonly isOpen: boolean;
  readonly dialog: ReactNode;
}

/** Rejects with the failure. */
type Prove = (password: string) => Promise<void>;

/** For settings, by their keys. Cancelling keeps everything that was typed. */
export function usePasswordProof(catalogue: Catalogue, provePassword: Prove): PasswordProof {
  return useNamedProof((key) => nameOf(catalogue, key), provePassword);
}

/** For anything with a name, which `nameFor` returns. */
export function useNamedProof(nameFor: (key: string) => string, provePassword: Prove): PasswordProof {
  const [pending, setPending] = useState<PendingProof>();
  const requestPassword = useCallback(
    (keys: readonly string[]) => new Promise<boolean>((resolve) => setPending({ keys, settle: resolve })),
    [],
  );
  const settle = (proven: boolean): void => {
    setPending(undefined);
    pending?.settle(proven);
  };
  const prove = async (password: string): Promise<void> => {
    await provePassword(password);
    settle(true);
  };
  const dialog = pending && (
    <Suspense>
      <PasswordDialog
        title="Enter your password to save"
        action="Save changes"
        onPassword={prove}
        onCancel={() => settle(false)}
      >
        These changes affect payments or secrets. Owners are alerted by email.
        <ul className={styles['reauthenticate']}>
          {pending.keys.map((key) => (
            <li key={key}>{nameFor(key)}</li>
          ))}
        </ul>
      </PasswordDialog>
    </Suspense>
  );
  return { requestPassword, isOpen: pending !== undefined, dialog };
}

function nameOf(catalogue: Catalogue, key: string): string {
  const setting = catalogue.settings[key];
  return setting ? `${crumbOf(catalogue, setting)} › ${setting.schema.title ?? key}` : key;
}
