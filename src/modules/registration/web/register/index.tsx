/** `/register` (F028): opening an account, in as many steps as the provider requires. */
import { Anchor, Button, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import type { JsonObject } from '#engine/values/json-value.ts';
import { registrationQuestions } from '#modules/accounts/domain/registration-questions.ts';
import { acceptToken, useSession } from '#platform/web/client/session.ts';
import { boot } from '#platform/web/client/boot.ts';
import { shownSettings, useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import { DocumentLinks } from '#platform/web/shell/support-links.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { bringIntoView } from '#platform/web/ui/feedback/focus-invalid.ts';
import { useUnsavedChanges } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { focusTitle } from '#platform/web/ui/feedback/return-focus.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';
import '#modules/geography/web/shared/address/register.ts';
import { PinForm } from './pin-form.tsx';
import { contactFor, openModels, sendRegistration, type Models, type Result, type Sent } from './registration-model.ts';
import styles from './register.module.css';

type Stage = { readonly kind: 'details' | 'questions' } | { readonly kind: 'pin'; readonly sent: Sent };

export default function Register(): ReactNode {
  const closed = useProviderSetting('unused_feature_public_account_creation') || boot().provider.status === 'inactive';
  const { user } = useSession();
  if (user) return <Navigate to="/" replace />;
  if (closed)
    return (
      <Page title="Open an account">
        <Empty
          title="New accounts are opened by our staff"
          action={
            <Button component={Link} to="/">
              Go to home
            </Button>
          }
        >
          Contact us to open one.
        </Empty>
      </Page>
    );
  return <OpenAccount />;
}

function OpenAccount(): ReactNode {
  const navigate = useNavigate();
  const [models] = useState(openModels);
  const [stage, setStage] = useState<Stage>({ kind: 'details' });
  const [lastSent, setLastSent] = useState<Sent>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState(false);
  const hasQuestions = registrationQuestions(shownSettings()).length > 0;
  const changed = useRecordReading(models.details.model, ['pending'], (state) => state.changed);
  const { prompt } = useUnsavedChanges(!done && changed);

  const go = (next: Stage): void => {
    setProblem(undefined);
    setStage(next);
  };

  const send = async (pin?: string): Promise<Result | undefined> => {
    setProblem(undefined);
    const model = stage.kind === 'questions' ? models.questions : models.details.model;
    if (model.state().saving === 'saving') return undefined;
    model.setSaving('saving');
    const result = await sendRegistration(models, pin);
    model.setSaving('idle');
    if (result.kind === 'pin') {
      setLastSent(result.sent);
      go(result);
    } else if (result.kind === 'just_sent') {
      // Whoever went back and comes again enters the PIN that is on its way.
      const isSame = lastSent !== undefined && lastSent.contact === contactFor(models.details, lastSent);
      if (stage.kind !== 'pin' && isSame) go({ kind: 'pin', sent: lastSent });
      else if (stage.kind !== 'pin') setProblem(result.message);
    } else if (result.kind === 'refused') {
      go({ kind: result.stage });
      // Takes the user to the errors, which may be out of sight.
      (result.stage === 'questions' ? models.questions : models.details.model).setSaving('failed');
    } else if (result.kind === 'failed') setProblem(result.message);
    else if (result.kind === 'opened') {
      setDone(true);
      await acceptToken(result.token);
      await navigate('/', { replace: true });
    }
    return result;
  };

  /** The pressed button goes with its step. */
  const turnTo = (kind: 'details' | 'questions'): void => {
    go({ kind });
    focusTitle({});
  };
  const back = (): void => turnTo('details');
  const notice = problem !== undefined && (
    <div ref={bringIntoView} className={styles['notes']}>
      <Notice variant="error" title="Couldn’t open your account">
        {problem}
      </Notice>
    </div>
  );

  return (
    <Page
      title="Open an account"
      description="Book, pay for and track your shipments. Your account is ready as soon as you finish."
    >
      <div className={styles['form']}>
        {stage.kind === 'details' && (
          <Details
            models={models}
            hasQuestions={hasQuestions}
            onDone={() => (hasQuestions ? turnTo('questions') : void send())}
          >
            {notice}
          </Details>
        )}
        {stage.kind === 'questions' && (
          <SchemaForm model={models.questions} isNew saved="Saved" submit="Open account" onSave={() => void send()}>
            {notice}
            <Back onClick={back} />
          </SchemaForm>
        )}
        {stage.kind === 'pin' && (
          <>
            <PinForm sent={stage.sent} onPin={send} onAgain={() => send()} />
            {notice}
            <Back onClick={back} />
          </>
        )}
      </div>
      {prompt}
    </Page>
  );
}

interface DetailsProps {
  readonly models: Models;
  readonly hasQuestions: boolean;
  readonly onDone: (value: JsonObject) => void;
  /** Why the account wasn't opened. */
  readonly children: ReactNode;
}

function Details({ models, hasQuestions, onDone, children }: DetailsProps): ReactNode {
  const privacy = useProviderSetting('privacy_url');
  const terms = useProviderSetting('terms_url');
  const { model, layout, validator } = models.details;
  return (
    <SchemaForm
      model={model}
      layout={layout}
      validator={validator}
      isNew
      saved="Saved"
      submit={hasQuestions ? 'Continue' : 'Open account'}
      onSave={onDone}
    >
      {children}
      <div className={styles['notes']}>
        {(privacy || terms) && (
          <Text size="sm" component="div" className={styles['documents'] ?? ''}>
            Read before you open an account: <DocumentLinks privacy={privacy} terms={terms} />
          </Text>
        )}
        <Text size="sm">
          Do you have an account?{' '}
          <Anchor component={Link} to="/login">
            Log in
          </Anchor>
        </Text>
      </div>
    </SchemaForm>
  );
}

function Back({ onClick }: { readonly onClick: () => void }): ReactNode {
  return (
    <div className={styles['notes']}>
      <Anchor component="button" type="button" size="sm" onClick={onClick}>
        Back to your details
      </Anchor>
    </div>
  );
}
