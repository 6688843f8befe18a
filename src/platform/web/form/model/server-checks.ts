/**
 * Checks that need the server while a form is being filled in: of a field when it loses focus, of a group when one of
 * its fields loses focus and the group has changed since the last check. Answers for values that have changed meanwhile
 * are dropped.
 */

import { sameJson, type JsonObject } from '#engine/values/json-value.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { FieldLayout, Layout } from './form-definition.ts';
import { isAbout, type Path } from './path.ts';

/** The errors found: a message for the field that lost focus, or errors for several fields; undefined when all is well. */
export type CheckAnswer = string | undefined | readonly FieldError[];

/**
 * Runs the check on the server. Throws when it could not run; the save then checks again.
 * @param content of the field; of a group the record
 */
export type Check = (content: unknown, record: JsonObject) => Promise<CheckAnswer>;

/** One check and the fields that it covers; columns are written as `parcels.*.reference`. */
export interface ServerCheck {
  readonly places: readonly string[];
  readonly isGroup: boolean;
  readonly check: Check;
}

/** The checks of a layout, with the functions that a screen registers by name. */
export function checksOf(layout: Layout, named: Readonly<Record<string, Check>>): readonly ServerCheck[] {
  const ofField = ({ path, check, rows }: FieldLayout, above = ''): readonly ServerCheck[] => {
    const place = `${above}${path}`;
    const run = check === undefined ? undefined : named[check];
    const own = run ? [{ places: [place], isGroup: false, check: run }] : [];
    return [...own, ...(rows?.columns ?? []).flatMap((column) => ofField(column, `${place}.*.`))];
  };
  return layout.steps
    .flatMap(({ groups }) => groups)
    .flatMap(({ check, fields }) => {
      const run = check === undefined ? undefined : named[check];
      const ofGroup = run ? [{ places: fields.map(({ path }) => path), isGroup: true, check: run }] : [];
      return [...ofGroup, ...fields.flatMap((field) => ofField(field))];
    });
}

/** What the checks need from the form. */
export interface CheckedForm {
  readonly content: (path: Path) => unknown;
  readonly record: () => JsonObject;
  readonly isChangedAt: (path: Path) => boolean;
  /** Shows errors at their fields in place of those at `instead`. */
  readonly show: (found: readonly FieldError[], instead: readonly string[]) => void;
}

export class ServerChecks {
  private readonly checks: readonly ServerCheck[];
  private readonly form: CheckedForm;
  /** By check and place: the values last checked, and where the errors were shown. */
  private readonly checked = new Map<string, unknown>();
  private readonly errors = new Map<string, readonly string[]>();

  constructor(checks: readonly ServerCheck[], form: CheckedForm) {
    this.checks = checks;
    this.form = form;
  }

  /** The field at `place` lost focus. */
  left(place: string): void {
    const pattern = place.replace(/\.\d+(?=\.|$)/g, '.*');
    this.checks.forEach((check, index) => {
      if (!check.places.some((one) => pattern === one || (check.isGroup && isAbout(pattern, one)))) return;
      const places = check.isGroup ? check.places : [place];
      if (this.shouldCheck(places)) void this.check(`${index}:${places.join()}`, check, places);
    });
  }

  /** The field at `place` was edited: an error of its group may no longer apply, wherever in the group it is shown. */
  edited(place: string): void {
    if (this.errors.size === 0) return;
    this.checks.forEach(({ places, isGroup }, index) => {
      const name = `${index}:${places.join()}`;
      const shown = this.errors.get(name);
      if (!isGroup || !shown?.length || !places.some((one) => isAbout(place, one) || isAbout(one, place))) return;
      this.errors.delete(name);
      this.checked.delete(name);
      this.form.show([], shown);
    });
  }

  private contents(places: readonly string[]): readonly unknown[] {
    return places.map((place) => this.form.content(place.split('.')));
  }

  private shouldCheck(places: readonly string[]): boolean {
    if (!places.some((place) => this.form.isChangedAt(place.split('.')))) return false;
    return this.contents(places).some((content) => content !== undefined && content !== '');
  }

  private async check(name: string, check: ServerCheck, places: readonly string[]): Promise<void> {
    const contents = this.contents(places);
    if (sameJson(this.checked.get(name), contents)) return;
    this.checked.set(name, contents);
    const record = this.form.record();
    try {
      const answer = await check.check(check.isGroup ? record : contents[0], record);
      const found = foundAt(answer, places[0] ?? '');
      const isStale = !sameJson(this.contents(places), contents);
      // Only successful checks are remembered: an error is cleared as soon as its field is edited.
      if ((isStale || found.length > 0) && this.checked.get(name) === contents) this.checked.delete(name);
      if (isStale) return;
      this.form.show(found, this.errors.get(name) ?? []);
      this.errors.set(
        name,
        found.map(({ field }) => field),
      );
    } catch {
      // The save checks again, and so does leaving the field again.
      this.checked.delete(name);
    }
  }
}

function foundAt(answer: CheckAnswer, place: string): readonly FieldError[] {
  if (answer === undefined) return [];
  return typeof answer === 'string' ? [{ field: place, code: 'refused', message: answer }] : answer;
}
