/** The buttons of Google and Apple below the form, as configured by the site (F103). */
import { Button, Divider, Text } from '@mantine/core';
import { IconBrandAppleFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BeginSocialSignInAnswer200, LoginBody } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { askApple, drawGoogleButton, prepareApple } from './identity-scripts.ts';
import styles from './login.module.css';

type SocialCredentials = NonNullable<LoginBody['social_credentials']>;
type Offer = BeginSocialSignInAnswer200['identity_providers'][number];

interface SocialSignInProps {
  readonly onCredentials: (credentials: SocialCredentials) => void;
}

/** Shortly before the nonce expires. */
const renewMilliseconds = 9 * 60_000;

export default function SocialSignIn({ onCredentials }: SocialSignInProps): ReactNode {
  const [begun, setBegun] = useState<BeginSocialSignInAnswer200>();
  useEffect(() => {
    // The password still works, so a failure is not shown.
    const begin = (): void => void call('begin_social_sign_in').then(setBegun, () => undefined);
    begin();
    const timer = setInterval(begin, renewMilliseconds);
    return () => clearInterval(timer);
  }, []);
  if (!begun || begun.identity_providers.length === 0) return null;
  return (
    <div className={styles['social']}>
      <Divider label="or" />
      {begun.identity_providers.map((offer) => {
        const Way = offer.id === 'google' ? Google : Apple;
        return (
          <Way key={`${offer.id} ${begun.nonce}`} offer={offer} nonce={begun.nonce} onCredentials={onCredentials} />
        );
      })}
    </div>
  );
}

interface WayProps extends SocialSignInProps {
  readonly offer: Offer;
  readonly nonce: string;
}

function Google({ offer: { client_id, script_url }, nonce, onCredentials }: WayProps): ReactNode {
  const parent = useRef<HTMLDivElement>(null);
  const [isBlocked, setBlocked] = useState(false);
  const answer = useRef(onCredentials);
  useEffect(() => {
    answer.current = onCredentials;
  });
  useEffect(() => {
    const client = { clientId: client_id, nonce, scriptUrl: script_url };
    drawGoogleButton(parent.current!, client, ({ credential, select_by }) =>
      answer.current({ identity_provider: 'google', credential, nonce, client_id, ...(select_by && { select_by }) }),
    ).catch(() => setBlocked(true));
  }, [client_id, nonce, script_url]);
  return (
    <>
      <div ref={parent} className={styles['google']} hidden={isBlocked} />
      {isBlocked && <Blocked name="Google" />}
    </>
  );
}

function Apple({ offer: { client_id, script_url }, nonce, onCredentials }: WayProps): ReactNode {
  const [state, setState] = useState<'loading' | 'ready' | 'busy' | 'blocked'>('loading');
  useEffect(() => {
    prepareApple({ clientId: client_id, nonce, scriptUrl: script_url }).then(
      () => setState('ready'),
      () => setState('blocked'),
    );
  }, [client_id, nonce, script_url]);
  const start = async (): Promise<void> => {
    setState('busy');
    const answer = await askApple().catch(() => undefined);
    setState('ready');
    if (answer)
      onCredentials({ identity_provider: 'apple', credential: answer.id_token, code: answer.code, nonce, client_id });
  };
  if (state === 'blocked') return <Blocked name="Apple" />;
  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      leftSection={<IconBrandAppleFilled size="1.125rem" aria-hidden />}
      disabled={state === 'loading'}
      loading={state === 'busy'}
      onClick={() => void start()}
    >
      Continue with Apple
    </Button>
  );
}

function Blocked({ name }: { readonly name: string }): ReactNode {
  return (
    <Text size="sm" c="dimmed">
      {name} couldn’t be loaded. Check that no browser extension blocks it.
    </Text>
  );
}
