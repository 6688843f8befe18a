/** Where the person is, when asked for: the browser asks first, and nobody waits longer than ten seconds. */
import { useState } from 'react';

export interface Here {
  readonly place: { readonly lat: number; readonly lng: number } | undefined;
  readonly isAsking: boolean;
  /** What to tell the person when it could not be found out. */
  readonly problem: string | undefined;
  readonly ask: () => void;
}

const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

export function useHere(): Here {
  const [place, setPlace] = useState<Here['place']>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ask = (): void => {
    setAsking(true);
    setProblem(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ lat: coords.latitude, lng: coords.longitude });
        setAsking(false);
      },
      ({ code, PERMISSION_DENIED: denied }) => {
        setProblem(
          code === denied
            ? 'Your browser doesn’t share your location. Search for a suburb or city instead.'
            : 'Couldn’t find your location. Search for a suburb or city instead.',
        );
        setAsking(false);
      },
      options,
    );
  };
  return { place, isAsking, problem, ask };
}
