/** The user's own API keys: listed with their last use, created and shown once, revoked (F138). */
import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as keyForm from '#generated/forms/new-api-key.ts';
import type { ApiKey, NewApiKey } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { CopyButton } from '#platform/web/ui/data/copy-button.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { useUnsavedChanges } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { hasExpired, KeyExpiry } from '../shared/key-expiry.tsx';
import styles from './profile.module.css';

type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'made'; readonly token: string }
  | { readonly kind: 'revoke'; readonly key: ApiKey };

export function ApiKeys(): ReactNode {
  const [keys, setKeys] = useState<readonly ApiKey[]>();
  const [failure, setFailure] = useState<string>();
  const [open, setOpen] = useState<Open>();
  const load = (): void => {
    setFailure(undefined);
    call('read_api_keys').then(
      (answer) => setKeys(answer.api_keys),
      (problem: unknown) => setFailure(messageOf(problem) ?? undefined),
    );
  };
  useEffect(load, []);
  const close = (): void => setOpen(undefined);

  const create = async (value: JsonObject): Promise<void> => {
    const { token } = await call('create_api_key', { body: value as unknown as NewApiKey });
    setOpen({ kind: 'made', token });
    load();
  };
  const revoke = async (key: ApiKey): Promise<void> => {
    close();
    try {
      await call('revoke_api_key', { body: { id: key.id } });
      showToast('success', hasExpired(key) ? 'API key removed' : 'API key revoked');
    } catch (problem) {
      showToast('error', messageOf(problem) ?? 'Couldn’t revoke the key');
    }
    load();
  };

  return (
    <Card
      title="API keys"
      aside={
        <Button variant="default" size="xs" onClick={() => setOpen({ kind: 'new' })}>
          Create key
        </Button>
      }
    >
      {failure !== undefined && <Failure title="Couldn’t load your API keys" message={failure} onRetry={load} />}
      {keys?.length === 0 &&
        'A key lets your own software use your account as you. Changing your password revokes all keys.'}
      {keys && keys.length > 0 && (
        <ul className={styles['sessions']}>
          {keys.map((key) => (
            <li key={key.id} className={styles['session']}>
              <KeyFacts apiKey={key} />
              {hasExpired(key) ? (
                <Button variant="subtle" size="xs" aria-label={`Remove ${key.name}`} onClick={() => void revoke(key)}>
                  Remove
                </Button>
              ) : (
                <Button
                  variant="subtle"
                  color="red"
                  size="xs"
                  aria-label={`Revoke ${key.name}`}
                  onClick={() => setOpen({ kind: 'revoke', key })}
                >
                  Revoke
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {open?.kind === 'new' && (
        <SchemaDialog
          form={keyForm}
          layout="key"
          title="Create API key"
          action="Create key"
          failed="Couldn’t create the key"
          stored={{ expires: '30_days' }}
          onSubmit={create}
          onClose={close}
        />
      )}
      {open?.kind === 'made' && <MadeKey token={open.token} onClose={close} />}
      {open?.kind === 'revoke' && (
        <Confirm
          opened
          danger
          title={`Revoke ${open.key.name}?`}
          action="Revoke key"
          onCancel={close}
          onConfirm={() => revoke(open.key)}
        >
          Software that uses this key stops working at once.
        </Confirm>
      )}
    </Card>
  );
}

function KeyFacts({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  const { name, expires_at, last_used_at } = apiKey;
  return (
    <div>
      <div>{name}</div>
      <div className={styles['since']}>
        {last_used_at ? (
          <>
            Last used <RelativeDate value={last_used_at} />
          </>
        ) : (
          'Never used'
        )}
        {expires_at ? (
          <>
            {hasExpired(apiKey) ? '. ' : ', expires '}
            <KeyExpiry apiKey={apiKey} />
          </>
        ) : (
          ', doesn’t expire'
        )}
      </div>
    </div>
  );
}

function MadeKey({ token, onClose }: { readonly token: string; readonly onClose: () => void }): ReactNode {
  const { prompt } = useUnsavedChanges(true, undefined, 'The key can’t be viewed again.');
  useReturnFocus();
  return (
    // Shown once: only the button that says that it is copied closes it.
    <Modal
      opened
      onClose={onClose}
      title="Your new API key"
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack gap="md">
        <Text size="sm">Copy the key now: it can’t be viewed again. Send it as a bearer token.</Text>
        <Group gap="xs" wrap="nowrap">
          <Code className={styles['secret'] ?? ''}>{token}</Code>
          <CopyButton text={token} label="Copy key" />
        </Group>
        <Group justify="flex-end">
          <Button onClick={onClose}>I have copied it</Button>
        </Group>
      </Stack>
      {prompt}
    </Modal>
  );
}
