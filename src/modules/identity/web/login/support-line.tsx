/** Contact details and documents for someone who cannot sign in. */
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { DocumentLinks, SupportContact } from '#platform/web/shell/support-links.tsx';
import styles from './login.module.css';

export function SupportLine() {
  const email = useProviderSetting('support_email_address');
  const phone = useProviderSetting('support_contact_number');
  const privacy = useProviderSetting('privacy_url');
  const terms = useProviderSetting('terms_url');
  return (
    <footer className={styles['support']}>
      <SupportContact lead="Trouble logging in?" between=" or " email={email} phone={phone} />
      {(privacy || terms) && (
        <p className={styles['links']}>
          <DocumentLinks privacy={privacy} terms={terms} />
        </p>
      )}
    </footer>
  );
}
