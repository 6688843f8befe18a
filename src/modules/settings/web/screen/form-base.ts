/** The constant data of the settings form: catalogue, validators, caller and facts. */

import { scopeNeeds } from '#platform/domain/scope.ts';
import { scopeBar, type ScopeRef } from '#platform/domain/scope-bar.ts';
import type { Caller } from '#engine/state/access.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';
import { factsNow } from '#platform/web/client/facts.ts';
import { audienceOf, canNamed, session } from '#platform/web/client/session.ts';
import { permissionName } from '../../domain/permission-name.ts';
import type { FormBase } from '../shared/form-state.ts';
import { extensions } from '../shared/extensions.ts';

/** The same while the page is open, except in development, where a saved schema replaces it. */
export function currentCatalogue(): Catalogue {
  return generated;
}

/** The signed-in user, with the requirements of a scope. */
function callerAt(place: ScopeRef): Caller {
  const who = session.get();
  const audience = audienceOf(who);
  if (!who.user) return { audience: 'public', can: canNamed };
  const bar = scopeBar(who.user, place);
  return {
    audience: audience === 'guest' ? 'public' : audience,
    can: canNamed,
    nameOf: permissionName,
    place: { needs: scopeNeeds(who.user, place), ...(bar === undefined ? {} : { bar }) },
  };
}

/** For the signed-in user and the values of one scope. */
export function formBaseAt(catalogue: Catalogue, place: ScopeRef): FormBase {
  const further = (key: string, value: unknown) => extensions().flatMap((one) => one.further?.(key, value) ?? []);
  const placeId = place.id === undefined ? {} : { placeId: place.id };
  return {
    catalogue,
    validators: { ...validators, further },
    caller: callerAt(place),
    scope: place.kind,
    ...placeId,
    facts: factsNow(),
  };
}
