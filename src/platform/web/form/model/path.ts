/** Addresses the fields of a form: as steps from the root value, and as one string for topics and ids. */

/** Steps from the root value to one of its members. */
export type Path = readonly (string | number)[];

/** A path, or the name of a top-level member. */
export type At = Path | string;

export function stepsOf(at: At): Path {
  return typeof at === 'string' ? [at] : at;
}

/** `parcels.0.length`: the form in which errors name fields. */
export function placeOf(at: At): string {
  return typeof at === 'string' ? at : at.join('.');
}

/** A path as one word that may be part of an id. */
export function rowName(path: Path): string {
  return path.join('-');
}

/** Whether a field, as errors name it, is the one at `place` or inside it. */
export function isAbout(field: string, place: string): boolean {
  return field === place || field.startsWith(`${place}.`);
}

/** `parcels` and `parcels.0` for `parcels.0.length`; the place itself is not included. */
export function placesAbove(place: string): readonly string[] {
  const above: string[] = [];
  for (let dot = place.indexOf('.'); dot >= 0; dot = place.indexOf('.', dot + 1)) above.push(place.slice(0, dot));
  return above;
}
