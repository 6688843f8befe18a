/** Announcements to an audience, shown above every screen. */
import { roles } from '#platform/domain/role.ts';
import { boot } from '../../client/boot.ts';
import { useProviderSetting } from '../../client/provider-settings.ts';
import { useAudience, useHas, useSession } from '../../client/session.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { RichHtml } from '../../ui/data/rich-html.tsx';

export function Banners() {
  const staff = useAudience() === 'staff';
  // Drivers don’t deal with the provider’s invoices.
  const isDriver = useSession().user?.role_id === roles.driver;
  return (
    <>
      {staff && !isDriver && boot().provider.status === 'overdue' && (
        <Banner variant="error" label="Overdue">
          Your invoice(s) with the provider are overdue. Please pay them as soon as possible to prevent suspension of
          your services.
        </Banner>
      )}
      <SiteWideMessage staff={staff} />
    </>
  );
}

function SiteWideMessage({ staff }: { staff: boolean }) {
  const suppressed = useHas('hide_site_wide_message');
  const html = useProviderSetting(staff ? 'site_wide_admin_message' : 'site_wide_account_message');
  const icon = useProviderSetting(staff ? 'site_wide_admin_message_icon' : 'site_wide_account_message_icon');
  if (suppressed || !html || !hasText(html)) return null;
  return (
    <Banner variant={icon ?? 'info'} label="Site-wide message">
      <RichHtml html={html} />
    </Banner>
  );
}

/** An emptied editor leaves tags behind. */
function hasText(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
}
