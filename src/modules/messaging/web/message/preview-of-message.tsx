/** A preview of a message: an email, an SMS with its number of segments, or the parameters of an approved WhatsApp template. */

import type { ReactNode } from 'react';
import type { RenderedMessage } from '../../domain/render.ts';
import { useProviderSetting, useProviderTitle } from '#platform/web/client/provider-settings.ts';
import { BrandMark } from '#platform/web/ui/layout/brand-mark.tsx';
import { RichHtml } from '#platform/web/ui/data/rich-html.tsx';
import { SmsCost } from '../sms-cost.tsx';
import styles from './message.module.css';

/** The brand of the email, including unsaved logos and colours. */
function Brand(): ReactNode {
  const title = useProviderTitle();
  const logo = useProviderSetting('logo_url');
  return (
    <div className={styles['brand']}>
      <BrandMark title={title} logo={logo} size="page" />
    </div>
  );
}

export function PreviewOfMessage({ message }: { readonly message: RenderedMessage }): ReactNode {
  const { subject, body, text, template_name, parameters = [], size } = message;
  if (body !== undefined)
    return (
      <div className={styles['mail']}>
        <Brand />
        <p className={styles['subject']}>{subject}</p>
        <RichHtml html={body} />
      </div>
    );
  if (text !== undefined)
    return (
      <>
        <p className={styles['bubble']}>{text}</p>
        {size && <SmsCost size={size} />}
      </>
    );
  return (
    <div className={styles['mail']}>
      <p className={styles['subject']}>
        <code>{template_name}</code>
      </p>
      <ol className={styles['blanks']}>
        {parameters.map((value, index) => (
          <li key={index}>{value === '' ? <i>empty</i> : value}</li>
        ))}
      </ol>
    </div>
  );
}
