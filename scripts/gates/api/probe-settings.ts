/** Compares the setting values that an API returns, and whom it lets write them, with the catalogue. */
import { mayRead, writeRefusal } from '#engine/state/access.ts';
import { canonicalKey } from '#engine/schema/alias.ts';
import type { Catalogue, Setting, Validators } from '#engine/schema/catalogue.ts';
import { isObject, sameJson } from '#engine/values/json-value.ts';
import { validateValue } from '#engine/validation/validate.ts';
import { settingNamed } from '#engine/state/state.ts';
import type { GateFinding } from '../report.ts';
import type { SendRequest } from './ask.ts';
import type { ApiCaller } from './callers.ts';
import { settingsReference } from './description.ts';
import type { Probe } from './probe-calls.ts';

export interface Validated {
  readonly catalogue: Catalogue;
  readonly validators: Validators;
}

/**
 * Checks every map of setting values in an answer: unknown, wrongly exposed and mistyped values; and missing ones where
 * all are required.
 */
export function validateSettings({ catalogue, validators }: Validated, probe: Probe): readonly GateFinding[] {
  const { call, operation, caller, answer } = probe;
  const { body } = answer;
  if (answer.status !== 200 || !isObject(body)) return [];
  const fields = operation.responses['200']?.content?.['application/json']?.schema.properties ?? {};
  const maps = Object.entries(fields).flatMap(([name, schema]) => {
    const values = body[name];
    return schema['$ref'] === settingsReference && isObject(values) ? [values] : [];
  });
  const where = `${call.method} ${call.path}, asked by ${caller.name}`;
  const found = maps.flatMap((values) =>
    Object.entries(values).flatMap(([key, value]) => {
      const wrong = validateOne(settingNamed(catalogue, canonicalKey(catalogue, key)), value, caller, validators);
      return wrong ? [{ subject: key, code: wrong[0], message: `${where}: ${wrong[1]}` }] : [];
    }),
  );
  const { provenance } = body;
  if (!isObject(provenance)) return found;
  const missing = Object.values(catalogue.settings).filter(
    (setting) => mayRead(setting, caller) && !Object.hasOwn(provenance, setting.key),
  );
  return [
    ...found,
    ...missing.map(({ key }) => ({ subject: key, code: 'missing', message: `${where}: the answer does not have it.` })),
  ];
}

function validateOne(
  setting: Setting | undefined,
  value: unknown,
  caller: ApiCaller,
  validators: Validators,
): readonly [string, string] | undefined {
  if (!setting) return ['unknown', 'no schema declares it.'];
  if (!mayRead(setting, caller))
    return ['wrong_exposure', `it is there, and ${setting.secret ? 'secret' : `exposed to ${setting.exposure} only`}.`];
  if (setting.secret) {
    if (sameJson(value, { set: true }) || sameJson(value, { set: false })) return undefined;
    return ['wrong_exposure', 'of a secret only {set: true} or {set: false} may be answered.'];
  }
  const [first] = validateValue(setting, value, validators);
  return first && ['mistyped', `its schema refuses the value: ${first.message}`];
}

/** No setting accepts it, so a save stores nothing and returns the reason for each setting. */
const impossible = { check_api_probe: [{ nobody: 'takes this' }] };

/** One save of an invalid value for every setting: each must be refused, and for the right reason. */
export async function probeWriting(
  request: SendRequest,
  { catalogue }: Validated,
  caller: ApiCaller,
): Promise<readonly GateFinding[]> {
  const state = await request({ method: 'GET', path: '/api/providers/settings', token: caller.token });
  const revision = isObject(state.body) ? state.body['revision'] : undefined;
  const settings = Object.fromEntries(Object.keys(catalogue.settings).map((key) => [key, impossible]));
  const body = { base_revision: typeof revision === 'number' ? revision : 0, settings };
  const answer = await request({ method: 'POST', path: '/api/providers/settings', token: caller.token, body });
  const errors =
    isObject(answer.body) && Array.isArray(answer.body['errors']) ? (answer.body['errors'] as unknown[]) : [];
  const codes = new Map<string, string[]>();
  for (const error of errors.filter(isObject)) {
    const key = String(error['field']).split('.', 1)[0] ?? '';
    codes.set(key, [...(codes.get(key) ?? []), String(error['code'])]);
  }
  const subject = 'POST /providers/settings';
  // A caller without access to the provider scope is refused before the values are validated.
  if (answer.status === 403 && codes.size === 0 && caller.place?.bar !== undefined) return [];
  if (answer.status < 400 || codes.size === 0) {
    const message = `Asked by ${caller.name}: it answers ${answer.status} to a save in which every value is impossible.`;
    return [{ subject, code: 'not_validated', message }];
  }
  return Object.values(catalogue.settings).flatMap((setting) => {
    const wrong = validateRefusal(setting, codes.get(setting.key) ?? [], caller);
    return wrong
      ? [{ subject: setting.key, code: wrong[0], message: `${subject}, asked by ${caller.name}: ${wrong[1]}` }]
      : [];
  });
}

function validateRefusal(
  setting: Setting,
  codes: readonly string[],
  caller: ApiCaller,
): readonly [string, string] | undefined {
  if (codes.length === 0) return ['not_validated', 'an impossible value is not refused.'];
  if (codes.includes('unknown_setting')) return ['missing', 'the API does not know it.'];
  const due = writeRefusal(setting, caller, 'provider')?.code;
  const given = codes.find((code) => code === 'permission_denied' || code === 'scope_not_allowed');
  if (due === given) return undefined;
  const code = due === 'scope_not_allowed' || given === 'scope_not_allowed' ? 'wrong_scope' : 'wrong_permission';
  return [code, `it says ${given ?? 'that it may be written'}, and the schema ${due ?? 'that it may be written'}.`];
}
