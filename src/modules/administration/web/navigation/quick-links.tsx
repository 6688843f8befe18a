/** `/shiplogic-admin/providers` (F387): every provider on the platform; adding one, and its status. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HelpLink } from '#generated/types.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { useSession } from '#platform/web/client/session.ts';
import { mayFollow } from '#platform/web/shell/gate.ts';
import { linkIcons } from '../link-icons.ts';
import styles from './navigation.module.css';

export default function QuickLinks(): ReactNode {
  const who = useSession();
  const links = (useProviderSetting('quick_links_admin') ?? []).filter(({ url }) => mayFollow(url, who));
  if (links.length === 0) return null;
  return (
    <ul className={styles['links']} aria-label="Quick links">
      {links.map((link) => (
        <li key={link.id}>
          <QuickLink link={link} />
        </li>
      ))}
    </ul>
  );
}

function QuickLink({ link }: { readonly link: HelpLink }): ReactNode {
  const { title, url, description, icon, new_tab: isNewTab } = link;
  const Icon = linkIcons[icon];
  const look = { className: styles['link'] ?? '', title: description };
  const away = isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const words = (
    <>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span>{title}</span>
    </>
  );
  if (!url.startsWith('/'))
    return (
      <a href={url} {...away} {...look}>
        {words}
      </a>
    );
  return (
    <Link to={url} {...away} {...look}>
      {words}
    </Link>
  );
}
