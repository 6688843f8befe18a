/** On which revision of the tariff a change is based that was begun in an open dialog. */
import { sameJson } from '#engine/values/json-value.ts';

/** A part of the tariff and the revision in which it is read. */
export interface PartSeen {
  readonly part: unknown;
  readonly revision: number;
}

/**
 * The current revision as long as nobody changed the part since the dialog was opened: changes of other parts do not
 * matter. Otherwise the revision that the dialog was opened with, which the server refuses.
 */
export function baseOf(opened: PartSeen, now: PartSeen): number {
  return sameJson(opened.part, now.part) ? now.revision : opened.revision;
}
