/** For somebody who cannot get in: whom to ask, and when somebody answers. */
import { Anchor } from '@mantine/core';
import { displayPhone } from '#domain/phone.ts';
import { useProviderSetting } from '#web/client/provider-settings.ts';
import styles from './login.module.css';

export function SupportLine() {
  const email = useProviderSetting('support_email_address');
  const phone = useProviderSetting('support_contact_number');
  const privacy = useProviderSetting('privacy_url');
  const terms = useProviderSetting('terms_url');
  return (
    <footer className={styles['support']}>
      {(email || phone) && (
        <p>
          {'Trouble logging in? '}
          {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
          {email && phone && ' or '}
          {phone && (
            <Anchor href={`tel:${phone.replace(/\s/g, '')}`} className="figures">
              {displayPhone(phone)}
            </Anchor>
          )}
        </p>
      )}
      {(privacy || terms) && (
        <p className={styles['links']}>
          {privacy && (
            <Anchor href={privacy} target="_blank" rel="noopener">
              Privacy policy
            </Anchor>
          )}
          {terms && (
            <Anchor href={terms} target="_blank" rel="noopener">
              Terms of service
            </Anchor>
          )}
        </p>
      )}
    </footer>
  );
}
