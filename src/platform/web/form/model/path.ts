/** How a form names its fields: as steps from the whole value down, and as one word that topics and ids are made of. */

/** Leads from the whole value to one of its members. */
export type Path = readonly (string | number)[];

/** A path, or the name of a member of the whole. */
export type At = Path | string;

export function stepsOf(at: At): Path {
  return typeof at === 'string' ? [at] : at;
}

/** `parcels.0.length`: as findings name fields. */
export function placeOf(at: At): string {
  return typeof at === 'string' ? at : at.join('.');
}

/** A path as one word that may stand in an id. */
export function rowName(path: Path): string {
  return path.join('-');
}

/** Whether a field, as findings name it, is the one at `place` or inside it. */
export function isAbout(field: string, place: string): boolean {
  return field === place || field.startsWith(`${place}.`);
}

/** `parcels` and `parcels.0` of `parcels.0.length`; the place itself is not among them. */
export function placesAbove(place: string): readonly string[] {
  const above: string[] = [];
  for (let dot = place.indexOf('.'); dot >= 0; dot = place.indexOf('.', dot + 1)) above.push(place.slice(0, dot));
  return above;
}
