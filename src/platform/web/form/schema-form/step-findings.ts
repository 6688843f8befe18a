/** Finds the step of a form that contains an error. */

import { isAbout } from '../model/path.ts';

export interface StepPlaces {
  /** The places of the step's fields. */
  readonly places: readonly string[];
}

/**
 * The number of the first step before `end` that contains an invalid field; undefined when none does.
 * @param wrong fields, as findings name them
 */
export function firstWrong(steps: readonly StepPlaces[], wrong: readonly string[], end: number): number | undefined {
  const first = steps.findIndex(
    ({ places }, index) => index < end && places.some((place) => wrong.some((field) => isAbout(field, place))),
  );
  return first < 0 ? undefined : first;
}
