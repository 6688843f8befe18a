/** On the first day of a provider nothing is set up: screens say so to those who can, and link to where it is done. */
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { OfferList } from '#modules/rates/web/shared/service-choice.tsx';
import { ContactCard } from '#platform/web/shell/home/contact-card.tsx';
import { registerModules } from '#platform/web/shell/screens.ts';
import { webModules } from '#app/web-modules.ts';
import { markupOf } from '../../markup.tsx';
import { open, person } from '../../platform/web/shell/person.ts';

registerModules(webModules);
const administrator = person({ permissions: ['*'] });
const clerk = person({ permissions: ['API_/shipments:POST'] });
const customer = person({ roleId: 5, accountId: 9, permissions: ['*'] });

const settings = {
  enabled_features: ['rates_and_estimates' as const],
  ...{ work_hours_from: '08:00', work_hours_to: '17:00' },
};

function drawnFor(who: typeof administrator, drawn: ReactNode, own = settings): string {
  open(who, own);
  return markupOf(<MemoryRouter>{drawn}</MemoryRouter>);
}

function linksFor(who: typeof administrator, drawn: ReactNode, own = settings): readonly string[] {
  const markup = drawnFor(who, drawn, own);
  return Array.from(markup.matchAll(/href="([^"]*)"/g), ([, path]) => path!.replaceAll('&amp;', '&'));
}

test('who books before there are rates is led to them, if they may open them', () => {
  const rating = { kind: 'ready', offers: [], declined: [], isStale: false } as const;
  const offers = <OfferList label="Services" rating={rating} />;
  expect(linksFor(administrator, offers)).toEqual(['/rates-and-estimates']);
  // In the same tab the booking would be lost.
  expect(drawnFor(administrator, offers)).toContain('target="_blank"');
  expect(linksFor(clerk, offers)).toEqual([]);
  expect(linksFor(customer, offers)).toEqual([]);
});

test('who may change the support details is led to them where customers see none', () => {
  const card = <ContactCard title="Contact us" />;
  expect(linksFor(administrator, card)).toEqual(['/settings?tab=general&section=support_contact']);
  expect(linksFor(clerk, card)).toEqual([]);
  expect(linksFor(customer, card)).toEqual([]);
  const reachable = { ...settings, support_email_address: 'help@example.test' };
  expect(linksFor(administrator, card, reachable)).toEqual(['mailto:help@example.test']);
});
