/** The end of every page: contact details and hours, the provider's documents, and the maker of the platform. */
import { useProviderSetting } from '../../client/provider-settings.ts';
import { DocumentLinks, SupportContact } from '../support-links.tsx';
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
      <SupportContact lead="Support" between=" · " email={email} phone={phone}>
        {from && to && <span className="figures">{` · ${from} to ${to}`}</span>}
      </SupportContact>
      <p className={styles['links']}>
        <DocumentLinks privacy={privacy} terms={terms} />
        {!hideMaker && <span>Powered by Ship Logic</span>}
      </p>
    </footer>
  );
}
