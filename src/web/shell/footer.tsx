/** At the end of every page: whom to ask and when, the provider's own documents, and who made the platform. */
import { Anchor } from '@mantine/core';
import { displayPhone } from '#domain/phone.ts';
import { useProviderSetting } from '#web/client/provider-settings.ts';
import styles from './footer.module.css';

export function Footer() {
  const email = useProviderSetting('support_email_address');
  const phone = useProviderSetting('support_contact_number');
  const from = useProviderSetting('work_hours_from');
  const to = useProviderSetting('work_hours_to');
  const privacy = useProviderSetting('privacy_url');
  const terms = useProviderSetting('terms_url');
  const hideMaker = useProviderSetting('hide_powered_by_shiplogic');
  return (
    <footer className={styles['footer']}>
      {(email || phone) && (
        <p>
          {'Support '}
          {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
          {email && phone && ' · '}
          {phone && (
            <Anchor href={`tel:${phone.replace(/\s/g, '')}`} className="figures">
              {displayPhone(phone)}
            </Anchor>
          )}
          {from && to && <span className="figures">{` · ${from} to ${to}`}</span>}
        </p>
      )}
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
        {!hideMaker && <span>Powered by Ship Logic</span>}
      </p>
    </footer>
  );
}
