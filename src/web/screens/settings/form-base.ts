/** Everything about the settings form that does not change while it is open: catalogue, validators, who looks, and the facts. */

import { environmentOf } from '#domain/environment.ts';
import { isStaff, roles } from '#domain/role.ts';
import type { Catalogue } from '#engine/catalogue.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';
import { boot } from '#web/client/boot.ts';
import { audienceOf, can, session } from '#web/client/session.ts';
import type { FormBase } from '#web/renderer/form-state.ts';
import { lateFindings } from './message/late-findings.ts';

/** The same for as long as the page is open, but for whoever develops: there a saved schema brings another. */
export function currentCatalogue(): Catalogue {
  return generated;
}

/** The facts of schemas/vocabulary/facts.json, as far as a browser knows them; the server judges again. */
function facts(): Readonly<Record<string, unknown>> {
  const { provider } = boot();
  const { user } = session.get();
  return {
    'provider.kind': provider.kind,
    'provider.status': provider.status,
    'provider.whatsapp_enabled': provider.whatsapp_enabled ?? false,
    'provider.live_tracking_enabled': provider.live_tracking_enabled ?? false,
    'user.is_platform_admin': user?.role_id === roles.platformAdmin,
    'user.is_staff': user !== null && isStaff(user),
    'user.is_internal': false,
    environment: provider.environment ?? environmentOf(location.host),
  };
}

/** For whoever is signed in, over the provider's own values. */
export function providerFormBase(catalogue: Catalogue): FormBase {
  const audience = audienceOf(session.get());
  return {
    catalogue,
    validators: { ...validators, further: lateFindings },
    caller: { audience: audience === 'guest' ? 'public' : audience, can },
    scope: 'provider',
    facts: facts(),
  };
}
