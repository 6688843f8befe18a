/** The user's own sign-in methods besides the password: passkeys, Google and Apple. */
import { Button, Group } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as passkeyForm from '#generated/forms/passkey.ts';
import type { Passkey, ReadSignInMethodsAnswer200 } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { PasswordDialog } from '#platform/web/ui/feedback/password-dialog.tsx';
import { TextSkeleton } from '#platform/web/ui/feedback/text-skeleton.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { browserName } from '../../domain/browser-name.ts';
import styles from './profile.module.css';

type Identity = ReadSignInMethodsAnswer200['identities'][number];
type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }
  | { readonly kind: 'disconnect'; readonly identity: Identity };

const names = { google: 'Google', apple: 'Apple' } as const;
const aboutPasskeys = 'A passkey logs you in with your fingerprint, face or screen lock instead of your password.';
const canMakePasskeys = 'PublicKeyCredential' in window;

export function SignInMethods(): ReactNode {
  const [methods, setMethods] = useState<ReadSignInMethodsAnswer200>();
  const [failure, setFailure] = useState<string>();
  const [open, setOpen] = useState<Open>();
  const load = (): void => {
    setFailure(undefined);
    call('read_sign_in_methods').then(setMethods, (problem: unknown) => setFailure(messageOf(problem) ?? undefined));
  };
  useEffect(load, []);
  const close = (): void => setOpen(undefined);

  const add = async (password: string): Promise<void> => {
    const { makePasskey } = await import('../passkey.ts');
    const made = await makePasskey(await call('begin_passkey', { body: { password } }));
    if (made) {
      await call('add_passkey', { body: { name: browserName(navigator.userAgent), ...made } });
      showToast('success', 'Passkey added');
      load();
    }
    close();
  };
  const rename = async (passkey: Passkey, value: JsonObject): Promise<void> => {
    await call('rename_passkey', { body: { id: passkey.id, name: String(value['name']) } });
    showToast('success', 'Passkey renamed');
    close();
    load();
  };
  const remove = async (work: Promise<unknown>, done: string): Promise<void> => {
    close();
    try {
      await work;
      showToast('success', done);
    } catch (problem) {
      showToast('error', messageOf(problem) ?? 'Couldn’t remove it');
    }
    load();
  };

  return (
    <Card
      title="Passkeys"
      aside={
        canMakePasskeys && (
          <Button variant="default" size="xs" onClick={() => setOpen({ kind: 'add' })}>
            Add passkey
          </Button>
        )
      }
    >
      {failure !== undefined && <Failure title="Couldn’t load your passkeys" message={failure} onRetry={load} />}
      {!methods && failure === undefined && <TextSkeleton>{aboutPasskeys}</TextSkeleton>}
      {methods?.passkeys.length === 0 && aboutPasskeys}
      {methods && methods.passkeys.length + methods.identities.length > 0 && (
        <ul className={styles['sessions']}>
          {methods.passkeys.map((passkey) => (
            <Method
              key={passkey.id}
              name={passkey.name}
              used={passkey.last_used_at}
              since={passkey.created_at}
              actions={[
                { title: 'Rename', run: () => setOpen({ kind: 'rename', passkey }) },
                { title: 'Remove', isDanger: true, run: () => setOpen({ kind: 'remove', passkey }) },
              ]}
            />
          ))}
          {methods.identities.map((identity) => (
            <Method
              key={identity.identity_provider}
              name={`${names[identity.identity_provider]}: ${identity.email}`}
              since={identity.created_at}
              actions={[{ title: 'Disconnect', isDanger: true, run: () => setOpen({ kind: 'disconnect', identity }) }]}
            />
          ))}
        </ul>
      )}
      {open?.kind === 'add' && (
        <PasswordDialog title="Add a passkey?" action="Continue" onPassword={add} onCancel={close}>
          Enter your password. Your browser then asks you to make the passkey.
        </PasswordDialog>
      )}
      {open?.kind === 'rename' && (
        <SchemaDialog
          form={passkeyForm}
          layout="name"
          title="Rename passkey"
          action="Rename"
          failed="Couldn’t rename the passkey"
          stored={{ name: open.passkey.name }}
          onSubmit={(value) => rename(open.passkey, value)}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <Confirm
          opened
          danger
          title={`Remove ${open.passkey.name}?`}
          action="Remove passkey"
          onCancel={close}
          onConfirm={() => remove(call('remove_passkey', { body: { id: open.passkey.id } }), 'Passkey removed')}
        >
          The passkey no longer logs you in here. Delete it on your device too.
        </Confirm>
      )}
      {open?.kind === 'disconnect' && (
        <Confirm
          opened
          danger
          title={`Disconnect ${names[open.identity.identity_provider]}?`}
          action="Disconnect"
          onCancel={close}
          onConfirm={() => {
            const { identity_provider } = open.identity;
            return remove(call('disconnect_identity', { body: { identity_provider } }), 'Disconnected');
          }}
        >
          You log in with your password instead, until you connect it again.
        </Confirm>
      )}
    </Card>
  );
}

interface MethodProps {
  readonly name: string;
  readonly since: string;
  readonly used?: string | undefined;
  readonly actions: readonly { readonly title: string; readonly isDanger?: boolean; readonly run: () => void }[];
}

function Method({ name, since, used, actions }: MethodProps): ReactNode {
  return (
    <li className={styles['session']}>
      <div>
        <div>{name}</div>
        <div className={styles['since']}>
          Added <RelativeDate value={since} />
          {used && (
            <>
              , last used <RelativeDate value={used} />
            </>
          )}
        </div>
      </div>
      <Group gap={0} wrap="nowrap">
        {actions.map(({ title, isDanger, run }) => (
          <Button
            key={title}
            variant="subtle"
            size="xs"
            {...(isDanger && { color: 'red' })}
            aria-label={`${title} ${name}`}
            onClick={run}
          >
            {title}
          </Button>
        ))}
      </Group>
    </li>
  );
}
