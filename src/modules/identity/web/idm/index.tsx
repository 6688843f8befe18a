/** `/idm` (F029): users from the provider's own system arrive here with a code, and are signed in. */
import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '#platform/web/client/call-error.ts';
import { useProviderSetting, useProviderTitle } from '#platform/web/client/provider-settings.ts';
import { returnPath } from '#platform/web/client/address/return-path.ts';
import { signIn } from '#platform/web/client/session.ts';
import NotFound from '#platform/web/shell/not-found/index.tsx';
import { ProviderMark } from '#platform/web/shell/provider-mark.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { FullPage } from '#platform/web/ui/layout/full-page.tsx';
import PasscodeForm from '../login/passcode-form.tsx';

export default function Idm(): ReactNode {
  const isOn = useProviderSetting('enable_idm');
  return <main>{isOn ? <Arrival /> : <NotFound />}</main>;
}

/** Requires a click, so that opening a link never switches the user. */
function Arrival(): ReactNode {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [state, setState] = useState<'asking' | 'busy' | 'passcode'>('asking');
  const [problem, setProblem] = useState<string>();
  const title = useProviderTitle();
  const email = query.get('email') ?? '';
  const code = query.get('verification_code') ?? '';
  const credentials = { email, verification_code: code };
  const arrive = (): void => void navigate(returnPath(query.get('redirect')), { replace: true });
  const goOn = async (): Promise<void> => {
    setState('busy');
    try {
      if (await signIn(credentials)) return arrive();
      setState('passcode');
    } catch (failure) {
      setState('asking');
      setProblem(messageOf(failure) ?? undefined);
    }
  };
  if (email === '' || code === '' || problem !== undefined)
    return (
      <FullPage
        brand={<ProviderMark />}
        title="You couldn’t be logged in"
        action={
          <Button component={Link} to="/login">
            Log in with your password
          </Button>
        }
      >
        <Notice variant="error">{problem ?? 'The link is incomplete. Go back and open it again.'}</Notice>
      </FullPage>
    );
  if (state === 'passcode')
    return (
      <FullPage brand={<ProviderMark />} title="Two-factor sign-in">
        <PasscodeForm credentials={credentials} onSignedIn={arrive} onBack={() => void navigate('/login')} />
      </FullPage>
    );
  return (
    <FullPage
      brand={<ProviderMark />}
      icon={<IconUserCheck size={24} stroke={1.5} />}
      title={`Welcome to ${title}`}
      action={
        <Button loading={state === 'busy'} onClick={() => void goOn()}>
          Continue
        </Button>
      }
    >
      You log in as <strong>{email}</strong>.
    </FullPage>
  );
}
