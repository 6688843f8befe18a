/** Validates one value in the browser's form, in the API, and after reading it back in another process, and compares the results. */
import { blockingKeys } from '#modules/settings/web/form/blocking.ts';
import { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import type { FormBase } from '#modules/settings/web/shared/form-state.ts';
import { layersOf, type Origin, type StoredSide } from '#modules/settings/web/shared/stored-side.ts';
import { sameJson } from '#engine/values/json-value.ts';
import { validateValue } from '#engine/validation/validate.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { sameValue } from '#engine/values/same-value.ts';
import type { Setting } from '#engine/schema/catalogue.ts';
import { sanitiseValue } from '#modules/settings/server/saving/sanitise.ts';
import type { Caller } from '../../../app.ts';
import { demoPassword } from '../../../factories/password.ts';

type Values = Readonly<Record<string, unknown>>;

interface State {
  readonly revision: number;
  readonly settings: Values;
  readonly provenance: Readonly<Record<string, Origin & { inherited?: never }>>;
}

const address = '/api/providers/settings';

export interface Sides {
  readonly base: FormBase;
  /** The user who saves. */
  readonly writer: Caller;
  /** The same user at another process over the same database, which has only the stored values. */
  readonly reader: Caller;
  /** Another user of the provider: only they may set their own user settings. */
  readonly person: Caller;
  /** The account and user whose values are tested for settings that the provider does not have. */
  readonly narrow: { readonly account: number; readonly user: number };
  /** The stored value of a narrow scope. */
  readonly storedIn: (scope: 'account' | 'user', key: string) => Promise<unknown>;
}

/** The parts of a result that are compared. */
const textOf = ({ field, code, message }: FieldError) => `${field} ${code}: ${message}`;

export class BothSides {
  private readonly sides: Sides;
  private state: State;
  private readonly model: SettingsModel;
  accepted = 0;
  refused = 0;

  private constructor(sides: Sides, state: State) {
    this.sides = sides;
    this.state = state;
    this.model = new SettingsModel(sides.base, this.stored());
  }

  static async open(sides: Sides): Promise<BothSides> {
    return new BothSides(sides, (await sides.reader.get(address)).json<State>());
  }

  private stored(): StoredSide {
    const { revision, settings, provenance } = this.state;
    return { revision, layers: layersOf(settings, provenance, 'provider') };
  }

  private async look(): Promise<void> {
    const answer = await this.sides.reader.get(`${address}?since=${this.state.revision}`);
    if (answer.statusCode === 304) return;
    const { revision, settings, provenance, removed } = answer.json<State & { removed: string[] }>();
    const stored = Object.entries(this.state.settings).filter(([key]) => !removed.includes(key));
    this.state = {
      revision,
      settings: { ...Object.fromEntries(stored), ...settings },
      provenance: { ...this.state.provenance, ...provenance },
    };
    this.model.accept(this.stored());
  }

  /** Resets to the defaults, re-authenticating where required. */
  async startAnew(): Promise<void> {
    const { writer } = this.sides;
    await writer.post('/api/session/confirm-password', { password: demoPassword });
    const reset = Object.keys(this.state.provenance).filter((key) => this.state.provenance[key]?.set_here);
    const answer = await writer.post(address, { base_revision: this.state.revision, reset });
    if (answer.statusCode !== 200) throw new Error(`Resetting everything was refused: ${answer.payload}`);
    await this.look();
  }

  /** The differences between both sides for a value, in words; empty if there are none. `before` is saved with it. */
  async disagreements(setting: Setting, given: unknown, before: Values): Promise<readonly string[]> {
    // The rich-text editor knows only the tags that the server keeps.
    const value = sanitiseValue(setting, given);
    const narrow = setting.scopes.includes('provider')
      ? undefined
      : setting.scopes.includes('user')
        ? 'user'
        : 'account';
    const settings = narrow ? { [setting.key]: value } : { ...before, [setting.key]: value };
    const scope = narrow ? { kind: narrow, id: this.sides.narrow[narrow] } : { kind: 'provider' };
    const browser = narrow ? validatedAlone(setting, value, this.sides.base) : this.inBrowser(setting, settings);
    const answer = await (narrow === 'user' ? this.sides.person : this.sides.writer)
      .post(address, { base_revision: this.state.revision, scope, settings })
      .catch((error: Error) => error);
    if (answer instanceof Error) return [`the API answers what no schema declares: ${answer.message}`];
    // A name or a size that no request may have; the form must not have accepted it either.
    if ((answer.statusCode === 400 || answer.statusCode === 413) && browser.own.length > 0) {
      this.refused += 1;
      return [];
    }
    if (answer.statusCode !== 200 && answer.statusCode !== 422)
      return [`the API answers ${answer.statusCode}: ${answer.payload.slice(0, 300)}`];
    const all = answer.statusCode === 200 ? [] : answer.json<{ errors: FieldError[] }>().errors;
    // Only the server knows which addresses of its own network are trusted.
    const errors = all.filter(({ code }) => code !== 'internal_address');
    const found = differences(browser, verdictOf(errors, setting.key));
    if (answer.statusCode === 200) this.accepted += 1;
    else this.refused += 1;
    if (answer.statusCode !== 200) return found;
    await this.look();
    const stored = narrow ? await this.sides.storedIn(narrow, setting.key) : this.state.settings[setting.key];
    return [...found, ...readBack(setting, value, stored, this.sides.base)];
  }

  /** The form's result for the value, entered after its prerequisites. A form that would not send it is only validated. */
  private inBrowser(setting: Setting, drafts: Values): Verdict {
    const { key } = setting;
    for (const [name, content] of Object.entries(drafts)) this.model.edit(name, content, false);
    const state = this.model.state();
    const sends = Object.hasOwn(state.drafts, key) && sameJson(state.drafts[key], drafts[key]);
    const blocked = new Set(blockingKeys(this.model));
    const rules = Object.values(state.ruleErrors).filter(({ field }) => blocked.has(field));
    const alone = validatedAlone(setting, drafts[key], this.sides.base);
    const verdict = {
      own: sends ? (state.errors[key] ?? []).map(textOf).toSorted() : alone.own,
      rules: sends ? rules.map(textOf).toSorted() : undefined,
      hidden: state.hidden[key] === true,
    };
    this.model.discard(Object.keys(drafts));
    return verdict;
  }
}

function validatedAlone(setting: Setting, value: unknown, { validators }: FormBase): Verdict {
  return { own: validateValue(setting, value, validators).map(textOf).toSorted(), rules: undefined, hidden: undefined };
}

function readBack(setting: Setting, value: unknown, stored: unknown, { validators }: FormBase): readonly string[] {
  if (setting.secret) return JSON.stringify(stored) === '{"set":true}' ? [] : ['the secret is not set'];
  const found = validateValue(setting, stored, validators).map((error) => `read back it is refused: ${textOf(error)}`);
  return sameValue(setting, stored, value) ? found : [...found, `read back it is ${JSON.stringify(stored)}`];
}

interface Verdict {
  /** Errors of the value itself. */
  readonly own: readonly string[];
  /** Errors of rules across settings; undefined if they were not checked. */
  readonly rules: readonly string[] | undefined;
  readonly hidden: boolean | undefined;
}

function verdictOf(errors: readonly FieldError[], key: string): Verdict {
  const hidden = errors.some(({ field, code }) => field === key && code === 'hidden_setting');
  // Only the server can check references; the form only offers existing records.
  const rest = errors.filter(({ code }) => code !== 'hidden_setting' && code !== 'unknown_reference');
  const isOwn = ({ field, code }: FieldError) => field.split('.', 1)[0] === key && valueCodes.has(code);
  return {
    own: rest.filter(isOwn).map(textOf).toSorted(),
    rules: rest
      .filter((error) => !isOwn(error))
      .map(textOf)
      .toSorted(),
    hidden,
  };
}

const valueCodes = new Set([
  'invalid_value',
  'secret_placeholder',
  'unknown_setting',
  'scope_not_allowed',
  'permission_denied',
]);

/** Rules are only compared for visible values that are valid on their own. */
function differences(browser: Verdict, api: Verdict): readonly string[] {
  const found: string[] = [];
  const compare = (what: string, a: unknown, b: unknown) => {
    if (JSON.stringify(a) !== JSON.stringify(b))
      found.push(`${what}: the browser says ${JSON.stringify(a)}, the API ${JSON.stringify(b)}`);
  };
  compare('the value', browser.own, api.own);
  // An unchanged value is not written, so it cannot be rejected for being hidden.
  if (browser.hidden !== undefined && (api.hidden || api.own.length + (api.rules?.length ?? 0) > 0))
    compare('whether it is shown', browser.hidden, api.hidden);
  if (browser.rules && browser.own.length === 0 && !browser.hidden) compare('the rules', browser.rules, api.rules);
  return found;
}
