/** Holds what is planned against the schemas of today, so that nobody learns of it only when its time has come. */
import { canonicalKey } from '#engine/schema/alias.ts';
import type { Catalogue, Validators } from '#engine/schema/catalogue.ts';
import { settingNamed } from '#engine/state/state.ts';
import { storedFindings } from '#engine/validation/stored-findings.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import type { StoredPlan } from '#modules/settings/server/stored/stored-plans.ts';
import type { GateFinding } from './report.ts';
import { entriesNow, placeName } from './stored-place.ts';

interface PlanTask {
  readonly catalogue: Catalogue;
  readonly validators: Validators;
  /** Without it secrets are not looked into. */
  readonly keys?: KeyRing | undefined;
}

/** Findings of one plan, which they name. */
export function planFindings({ catalogue, validators, keys }: PlanTask, plan: StoredPlan): GateFinding[] {
  const place = placeName({ ...plan.place, values: [] });
  const found = storedFindings(
    catalogue,
    validators,
    plan.place.scope,
    entriesNow({ ...plan.place, values: plan.values }, keys),
    'planned',
  );
  const lost = plan.reset.filter((key) => !settingNamed(catalogue, canonicalKey(catalogue, key)));
  return [
    ...found,
    ...lost.map((key) => ({
      ...{ key, code: 'unknown_key', level: 'error' as const },
      message: `No setting is called ${key} any more, so the plan cannot set it back. Have the plan cancelled and made anew.`,
    })),
  ].map(({ key, message, code, level }) => ({
    ...{ subject: `${place} ${planName(plan)} ${key}`, place, code, level },
    message: `Planned: ${message}`,
  }));
}

/** `plan 12 for 2026-03-09 (April rates)`. */
function planName({ id, runAt, note, status }: StoredPlan): string {
  const more = [note, status === 'suspended' ? 'suspended' : ''].filter(Boolean).join(', ');
  return `plan ${id} for ${runAt.toISOString().slice(0, 10)}${more === '' ? '' : ` (${more})`}`;
}
