/** Two-factor authentication of the user's own login: status and actions (F100). */
import { Button, Group } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import type { BeginTwoFactorAnswer200, ReadTwoFactorAnswer200 } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { PasswordDialog } from '#platform/web/ui/feedback/password-dialog.tsx';
import { TextSkeleton } from '#platform/web/ui/feedback/text-skeleton.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { AuthenticatorDialog, RecoveryCodesDialog } from './two-factor-dialogs.tsx';

type Step =
  | { readonly kind: 'turn-on' | 'turn-off' | 'new-codes' }
  | { readonly kind: 'scan'; readonly offer: BeginTwoFactorAnswer200 }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const questions = {
  'turn-on': { title: 'Turn on two-factor sign-in?', action: 'Continue', text: 'You need an authenticator app.' },
  'turn-off': {
    title: 'Turn off two-factor sign-in?',
    action: 'Turn off',
    text: 'Your password alone then logs you in, and your recovery codes stop working.',
  },
  'new-codes': {
    title: 'Make new recovery codes?',
    action: 'Make new codes',
    text: 'The recovery codes that you have now stop working.',
  },
} as const;

export function TwoFactor(): ReactNode {
  const [state, setState] = useState<ReadTwoFactorAnswer200>();
  const [failure, setFailure] = useState<string>();
  const [step, setStep] = useState<Step>();
  const load = (): void => {
    setFailure(undefined);
    call('read_two_factor').then(setState, (problem: unknown) => setFailure(messageOf(problem) ?? undefined));
  };
  useEffect(load, []);
  const close = (): void => {
    setStep(undefined);
    load();
  };

  const onPassword = async (password: string): Promise<void> => {
    const body = { password };
    if (step?.kind === 'turn-on') setStep({ kind: 'scan', offer: await call('begin_two_factor', { body }) });
    if (step?.kind === 'new-codes') {
      setStep({ kind: 'codes', codes: (await call('renew_recovery_codes', { body })).recovery_codes });
    }
    if (step?.kind === 'turn-off') {
      await call('disable_two_factor', { body });
      showToast('success', 'Two-factor sign-in is off');
      close();
    }
  };

  const begin = (kind: keyof typeof questions) => () => setStep({ kind });
  return (
    <Card
      title="Two-factor sign-in"
      aside={
        state && (
          <Group gap="xs">
            {state.enabled && (
              <Button variant="default" size="xs" onClick={begin('new-codes')}>
                New recovery codes
              </Button>
            )}
            <Button variant="default" size="xs" onClick={begin(state.enabled ? 'turn-off' : 'turn-on')}>
              {state.enabled ? 'Turn off' : 'Turn on'}
            </Button>
          </Group>
        )
      }
    >
      {failure !== undefined && <Failure title="Couldn’t load two-factor sign-in" message={failure} onRetry={load} />}
      {!state && failure === undefined && <TextSkeleton>{aboutState(off)}</TextSkeleton>}
      {state && aboutState(state)}
      {step && step.kind in questions && (
        <PasswordDialog
          title={questions[step.kind as keyof typeof questions].title}
          action={questions[step.kind as keyof typeof questions].action}
          onPassword={onPassword}
          onCancel={close}
        >
          {questions[step.kind as keyof typeof questions].text}
        </PasswordDialog>
      )}
      {step?.kind === 'scan' && (
        <AuthenticatorDialog
          offer={step.offer}
          onEnabled={(codes) => setStep({ kind: 'codes', codes })}
          onClose={close}
        />
      )}
      {step?.kind === 'codes' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
    </Card>
  );
}

const off: ReadTwoFactorAnswer200 = { enabled: false, recovery_codes_left: 0 };

function aboutState({ enabled, recovery_codes_left: left }: ReadTwoFactorAnswer200): string {
  if (!enabled) return 'Protect your login with a passcode from an authenticator app, next to your password.';
  return `On. Logging in asks for a passcode. You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left.`;
}
