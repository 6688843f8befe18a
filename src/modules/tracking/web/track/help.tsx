/** Contact details for questions about a shipment, as configured by the provider. */
import { Anchor } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TrackedShipment } from '#generated/types.ts';
import { displayPhone } from '#platform/domain/phone.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { EmailLink } from '#platform/web/ui/data/email-link.tsx';
import { PhoneLink } from '#platform/web/ui/data/phone-link.tsx';
import styles from './track.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface HelpProps {
  /** Inserted into messages, so that they need not be typed again. */
  readonly references: string;
  /** The tracked shipment, if it is only one: its branch may have contact details of its own. */
  readonly shipment?: Partial<TrackedShipment> | undefined;
}

export function Help({ references, shipment = {} }: HelpProps): ReactNode {
  const ofProvider = {
    email: useProviderSetting('support_email_address'),
    phone: useProviderSetting('support_contact_number'),
    number: useProviderSetting('support_whatsapp_number'),
  };
  const {
    support_email_address: email = ofProvider.email,
    support_contact_number: phone = ofProvider.phone,
    support_whatsapp_number: number = ofProvider.number,
  } = shipment;
  const chat = useProviderSetting('whatsapp_enabled') ? number : undefined;
  if (!email && !phone && !chat) return null;
  const subject = references === '' ? 'Tracking a shipment' : `Shipment ${references}`;
  return (
    <section className={styles['help']} aria-labelledby="track-help">
      <h2 id="track-help">Need help?</h2>
      <p>Have your waybill number ready.</p>
      <ul>
        {chat && (
          <li>
            <IconBrandWhatsapp {...icon} />
            <Anchor
              href={`https://wa.me/${displayPhone(chat).replace(/\D/g, '')}?text=${encodeURIComponent(subject)}`}
              target="_blank"
              rel="noopener"
            >
              Chat on WhatsApp
            </Anchor>
          </li>
        )}
        {phone && (
          <li>
            <IconPhone {...icon} />
            <PhoneLink number={phone} />
          </li>
        )}
        {email && (
          <li>
            <IconMail {...icon} />
            <EmailLink address={email} subject={subject} />
          </li>
        )}
      </ul>
    </section>
  );
}
