/** The shell for a provider and a user, rendered without a browser. */
import { notificationsStore } from '@mantine/notifications';
import { text as textOfStream } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ReactNode } from 'react';
import { roles } from '#platform/domain/role.ts';
import { Kit } from '#platform/web/ui/theme/kit.tsx';
import { Banners } from '#platform/web/shell/frame/banners.tsx';
import { Footer } from '#platform/web/shell/frame/footer.tsx';
import { useScheme } from '#platform/web/shell/frame/scheme.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { webModules } from '#app/web-modules.ts';
import { Destinations } from '#platform/web/shell/destinations.ts';
import { PublicFrame } from '#platform/web/shell/frame/public-frame.tsx';
import { navigationFor } from '#platform/web/shell/gate.ts';
import { registerModules } from '#platform/web/shell/screens.ts';
import { Navigation } from '#platform/web/shell/frame/navigation.tsx';
import AccountClosed from '#modules/identity/web/account-closed/index.tsx';
import ErrorScreen from '#platform/web/shell/error/index.tsx';
import NotFound from '#platform/web/shell/not-found/index.tsx';
import { guest, open, person } from './person.ts';

function draw(children: ReactNode): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Kit nonce="">{children}</Kit>
    </MemoryRouter>,
  );
  return html.replace(/<style[^>]*>.*?<\/style>/gs, '').replaceAll('&#x27;', "'");
}

const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const customer = { roleId: 6, accountId: 9 };

test('F051 the logo links home and F055 a long user name is cut to 18 characters', () => {
  open(person({ name: 'Thandiwe Nkosi-Van der Merwe' }), {
    provider_title: 'Kestrel Couriers',
    logo_url: 'https://x.test/logo.svg',
  });
  const html = draw(<Navigation collapsed={false} />);
  expect(html).toMatch(/<a[^>]*aria-label="Kestrel Couriers, home" href="\/"/);
  expect(html).toContain('src="https://x.test/logo.svg"');
  expect(text(html)).toContain('Thandiwe Nkosi-Van… ');
  expect(text(html)).toContain('Version 1.2.3');
});

test('the navigation has its own logo if there is one', () => {
  open(person(), { logo_url: 'https://x.test/a.svg', navigation_logo_url: 'https://x.test/b.svg' });
  expect(draw(<Navigation collapsed={false} />)).toContain('src="https://x.test/b.svg"');
});

test('F073 hide_logout hides the log-out link, but only if it is granted explicitly', () => {
  open(person({ permissions: ['hide_logout'] }));
  expect(draw(<Navigation collapsed={false} />)).not.toContain('Log out');
  open(person({ permissions: ['*'] }));
  // As an icon beside the name, and in words in the drawer of a phone.
  expect(draw(<Navigation collapsed={false} onToggle={() => {}} />)).toContain('aria-label="Log out"');
  expect(text(draw(<Navigation collapsed={false} />))).toContain('Log out');
});

test('F054 the version links to the release notes for permitted users, and is plain text for others', () => {
  for (const held of ['API_/release-notes:GET', 'API_/*:GET', '*']) {
    open(person({ permissions: [held] }));
    expect(draw(<Navigation collapsed={false} />)).toMatch(/<a[^>]*href="\/release-notes"[^>]*>Version 1\.2\.3<\/a>/);
  }
  open(person({ permissions: ['API_/shipments:GET'] }));
  const html = draw(<Navigation collapsed={false} />);
  expect(html).toMatch(/<span[^>]*>Version 1\.2\.3<\/span>/);
  expect(html).not.toMatch(/<a[^>]*>Version/);
});

test('F072 hide_site_wide_message suppresses the banner', () => {
  const settings = { site_wide_admin_message: '<p>Hello</p>' };
  open(person(), settings);
  expect(draw(<Banners />)).toContain('Site-wide message');
  open(person({ permissions: ['hide_site_wide_message'] }), settings);
  expect(draw(<Banners />)).not.toContain('Site-wide message');
});

test('space is reserved for a message until its HTML may be rendered, so that the page below does not move', () => {
  open(person(), { site_wide_admin_message: '<p>The N3 is closed <img src=x onerror=alert(1)></p>' });
  const drawn = draw(<Banners />);
  expect(drawn).toMatch(/data-waiting="true" aria-hidden="true">\s*The N3 is closed/);
  expect(drawn).not.toContain('onerror');
});

test('an emptied message shows no banner', () => {
  open(person(), { site_wide_admin_message: '<p><br>&nbsp;</p>' });
  expect(draw(<Banners />)).toBe('');
});

test('F071 visitors see the message for customers above every page that they open', async () => {
  const frame = async (settings: Parameters<typeof open>[1]): Promise<string> => {
    open(guest, settings);
    const page = (
      <MemoryRouter>
        <Kit nonce="">
          <PublicFrame>Hello</PublicFrame>
        </Kit>
      </MemoryRouter>
    );
    return textOfStream((await prerenderToNodeStream(page)).prelude);
  };
  expect(await frame({ site_wide_account_message: '<p>The N3 is closed</p>' })).toContain('Site-wide message');
  expect(await frame({ site_wide_admin_message: '<p>Only for staff</p>' })).not.toContain('Site-wide message');
});

test('F071 each audience has its own message, with its own icon', () => {
  const settings = { site_wide_admin_message: '<p>a</p>', site_wide_admin_message_icon: 'warning' } as const;
  open(person(), settings);
  expect(draw(<Banners />)).toContain('data-variant="warning"');
  open(person(customer), settings);
  expect(draw(<Banners />)).toBe('');
});

test('F074 staff of an overdue provider see the red banner, drivers and customers do not', () => {
  const overdue =
    'Your invoice(s) with the provider are overdue. Please pay them as soon as possible to prevent suspension of your services.';
  open(person(), {}, { status: 'overdue' });
  const html = draw(<Banners />);
  expect(html).toContain('data-variant="error"');
  expect(text(html)).toBe(overdue);
  for (const other of [{ roleId: roles.driver }, customer]) {
    open(person(other), {}, { status: 'overdue' });
    expect(draw(<Banners />)).toBe('');
  }
});

test('F078 the attribution can be hidden', () => {
  open(person());
  expect(text(draw(<Footer />))).toContain('Powered by Ship Logic');
  open(person(), { hide_powered_by_shiplogic: true });
  expect(text(draw(<Footer />))).not.toContain('Powered by');
});

test("F080 F081 support contact and office hours are shown, with the provider's own documents", () => {
  open(person(), {
    support_email_address: 'help@x.test',
    support_contact_number: '0115550100',
    work_hours_from: '08:00',
    work_hours_to: '17:00',
    privacy_url: 'https://x.test/privacy',
    terms_url: 'https://x.test/terms',
  });
  const html = draw(<Footer />);
  expect(text(html)).toContain('help@x.test · +27 11 555 0100 · 08:00 to 17:00');
  expect(html).toContain('href="https://x.test/privacy"');
  expect(html).toContain('href="https://x.test/terms"');
});

test('F031 F060 a closed account shows whom to contact and offers to log out', () => {
  open(person(), { support_email_address: 'help@x.test' });
  const words = text(draw(<AccountClosed />));
  expect(words).toContain(
    'Your account has been closed. Please contact support at help@x.test to reopen it.'.replace(/\s+/g, ' '),
  );
  expect(words).toContain('Log out');
});

test('the not-found page and F062 the error screen use the given words', () => {
  open(person());
  expect(text(draw(<NotFound />))).toContain(
    "Oops! We can't seem to find the page you're looking for. Error code: 404",
  );
  const words = text(draw(<ErrorScreen kind="crash" />));
  expect(words).toContain('An error has occurred');
  expect(words).toContain('The development team has been notified, please refresh.');
  expect(text(draw(<ErrorScreen kind="lookup" />))).toContain('Please refresh your page and try again.');
});

test('F061 the maintenance page uses the given words', () => {
  open(guest);
  const words = text(draw(<ErrorScreen kind="maintenance" />));
  expect(words).toContain("We're doing maintenance...");
  expect(words).toContain('Please check back in a few minutes.');
});

test.each(['success', 'error', 'warning', 'info', 'general'] as const)(
  'F066 an alert of the variant %s shows and announces it',
  (variant) => {
    const html = draw(
      <Notice variant={variant} title="What happened">
        What to do
      </Notice>,
    );
    expect(html).toContain(`data-variant="${variant}"`);
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
    expect(html).toContain(variant === 'error' ? 'role="alert"' : 'role="status"');
  },
);

test('F067 a toast hides after 3000 ms, later for a long message, after a given time, or never', () => {
  const shown: unknown[] = [];
  const stop = notificationsStore.subscribe(({ notifications, queue }) => {
    shown.splice(0, shown.length, ...[...notifications, ...queue].map(({ autoClose }) => autoClose));
  });
  showToast('success', 'Saved');
  showToast('info', 'Copied', 500);
  showToast('error', 'It failed', false);
  showToast('error', 'Someone else changed the rates in the meantime. Look at them again.');
  stop();
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] });
  expect(shown).toEqual([3000, 500, false, 5360]);
});

test('F070 the staff settings have their own navigation colours, whatever the provider chose', () => {
  const schemeOf = (nav: string, who = person()) => {
    open(who, { theme_nav_bg: nav });
    return text(draw(<Scheme />));
  };
  expect([schemeOf('#0c2a3d'), schemeOf('#ffffff')]).toEqual(['settings-light', 'settings-dark']);
  expect(schemeOf('#0c2a3d', person(customer))).toBe('provider');
});

function Scheme() {
  return <>{useScheme('settings')}</>;
}

test('F085 guests get links to booking, tracking, the help centre and the sign-in', () => {
  open(guest);
  registerModules(webModules);
  const offered = navigationFor(guest).map(({ path, navigation: { label, about } }) => ({ path, label, about }));
  const html = draw(
    <Destinations value={offered}>
      <PublicFrame>Content</PublicFrame>
    </Destinations>,
  );
  const [, navigation = ''] = /<nav[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  expect([...navigation.matchAll(/href="([^"]*)"/g)].map(([, path]) => path)).toEqual([
    '/shipments/new',
    '/track',
    '/help-centre',
    '/login',
  ]);
});
