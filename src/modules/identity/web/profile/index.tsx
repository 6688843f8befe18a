/** `/profile` (F032): the user's own details, password and sessions. */
import { Anchor, Button, SegmentedControl } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import * as profileForm from '#generated/forms/profile.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { UpdateCurrentUserBody } from '#generated/types.ts';
import { displayPhone } from '#platform/domain/phone.ts';
import { call } from '#platform/web/client/call.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { type CurrentUser, reloadSession, useSession } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { type Appearance, chooseAppearance, useAppearance } from '#platform/web/ui/theme/appearance.ts';
import { ApiKeys } from './api-keys.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import styles from './profile.module.css';
import { SignInMethods } from './sign-in-methods.tsx';
import { TwoFactor } from './two-factor.tsx';
import { Sessions } from './sessions.tsx';

const choices: readonly { readonly value: Appearance; readonly label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light or dark, for this browser. */
function AppearanceCard(): ReactNode {
  return (
    <Card title="Appearance">
      <SegmentedControl
        aria-label="Appearance"
        data={[...choices]}
        value={useAppearance()}
        onChange={(value) => chooseAppearance(value)}
      />
    </Card>
  );
}

export default function ProfileScreen(): ReactNode {
  const { user, impersonatedUsername } = useSession();
  const hasApi = useProviderSetting('enabled_features')?.includes('customer_api') ?? false;
  const [open, setOpen] = useState<'details' | 'password'>();
  /** Changing the password ends sessions, so the list is reloaded. */
  const [round, setRound] = useState(0);
  if (!user) return null;
  const close = (): void => setOpen(undefined);
  return (
    <Page title="Profile" description="Your details, your password, and where you are logged in.">
      <div className={styles['cards']}>
        <Card
          title="Your details"
          aside={
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPencil size="1rem" aria-hidden />}
              onClick={() => setOpen('details')}
            >
              Edit
            </Button>
          }
        >
          <Facts>
            <Fact name="Name">{user.name}</Fact>
            <Fact name="Email address">{user.email}</Fact>
            <Fact name="Mobile number">{user.phone_number ? displayPhone(user.phone_number) : 'None'}</Fact>
            <Fact name="Role">{user.role.label}</Fact>
          </Facts>
          <Anchor component={Link} to="/settings?scope=user" size="sm">
            Your preferences
          </Anchor>
        </Card>
        <Card
          title="Password"
          aside={
            <Button variant="default" size="xs" onClick={() => setOpen('password')}>
              Change password
            </Button>
          }
        >
          A new password logs you out everywhere but here.
        </Card>
        <AppearanceCard />
        <TwoFactor />
        {impersonatedUsername === null && <SignInMethods />}
        {user.account_id && hasApi && impersonatedUsername === null && <ApiKeys key={`keys-${round}`} />}
        <Sessions key={round} />
      </div>
      {open === 'details' && <DetailsDialog user={user} onClose={close} />}
      {open === 'password' && (
        <PasswordDialog
          email={user.email}
          onClose={close}
          onChanged={(ended) => {
            close();
            setRound((before) => before + 1);
            showToast('success', ended === 0 ? 'Password changed' : 'Password changed. You are logged out elsewhere.');
          }}
        />
      )}
    </Page>
  );
}

function DetailsDialog({ user, onClose }: { readonly user: CurrentUser; readonly onClose: () => void }): ReactNode {
  const stored: JsonObject = { name: user.name, ...(user.phone_number ? { phone_number: user.phone_number } : {}) };
  const save = async (value: JsonObject): Promise<void> => {
    const body = { name: value['name'], phone_number: value['phone_number'] ?? null } as UpdateCurrentUserBody;
    await call('update_current_user', { body });
    await reloadSession();
    showToast('success', 'Details saved');
    onClose();
  };
  return (
    <SchemaDialog
      form={profileForm}
      layout="details"
      title="Your details"
      action="Save details"
      failed="Couldn’t save your details"
      stored={stored}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
