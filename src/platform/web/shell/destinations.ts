/** The destinations of the user: filled by the shell from its list of screens, so that no page keeps a second list. */
import { createContext, useContext } from 'react';

export interface Destination {
  readonly path: string;
  readonly label: string;
  /** What users do there, in a sentence. */
  readonly about: string;
}

export const Destinations = createContext<readonly Destination[]>([]);

export function useDestinations(): readonly Destination[] {
  return useContext(Destinations);
}
