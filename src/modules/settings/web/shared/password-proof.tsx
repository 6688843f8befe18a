/** When the server wants the password again: a dialog asks for it, and what was begun goes on as if nothing had happened. */

import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { crumbOf } from './places.ts';
import styles from './password-proof.module.css';

/** Few saves ask for it. */
const PasswordDialog = lazy(async () => ({
  default: (await import('#platform/web/ui/feedback/password-dialog.tsx')).PasswordDialog,
}));

interface Asked {
  readonly keys: readonly string[];
  readonly settle: (proven: boolean) => void;
}

export interface PasswordProof {
  /** `keys`: the settings that need it. Answers whether the password was right in the end; false when the person cancelled. */
  readonly ask: (keys: readonly string[]) => Promise<boolean>;
  readonly asking: boolean;
  readonly dialog: ReactNode;
}

/** Tries a password; says what is wrong with it. */
type Prove = (password: string) => Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }>;

/** For settings, by their keys. Cancelling does nothing: whatever was typed is where it was. */
export function usePasswordProof(catalogue: Catalogue, provePassword: Prove): PasswordProof {
  return useNamedProof((key) => nameOf(catalogue, key), provePassword);
}

/** For anything that has a name. `nameFor` answers it to what is asked about. */
export function useNamedProof(nameFor: (key: string) => string, provePassword: Prove): PasswordProof {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback(
    (keys: readonly string[]) => new Promise<boolean>((resolve) => setAsked({ keys, settle: resolve })),
    [],
  );
  const settle = (proven: boolean): void => {
    setAsked(undefined);
    asked?.settle(proven);
  };
  const prove = async (password: string): Promise<string | undefined> => {
    const proof = await provePassword(password);
    if (!proof.ok) return proof.message;
    settle(true);
    return undefined;
  };
  const dialog = asked && (
    <Suspense>
      <PasswordDialog
        title="Enter your password to save"
        action="Save changes"
        onPassword={prove}
        onCancel={() => settle(false)}
      >
        These changes affect payments or secrets. Owners are alerted by email.
        <ul className={styles['reauthenticate']}>
          {asked.keys.map((key) => (
            <li key={key}>{nameFor(key)}</li>
          ))}
        </ul>
      </PasswordDialog>
    </Suspense>
  );
  return { ask, asking: asked !== undefined, dialog };
}

function nameOf(catalogue: Catalogue, key: string): string {
  const setting = catalogue.settings[key];
  return setting ? `${crumbOf(catalogue, setting)} › ${setting.schema.title ?? key}` : key;
}
