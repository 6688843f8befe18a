/** The user's location on request: the browser asks for permission, with a timeout of ten seconds. */
import { useState } from 'react';

interface Place {
  readonly lat: number;
  readonly lng: number;
}

export interface Here {
  readonly place: Place | undefined;
  readonly isLocating: boolean;
  /** The message when it could not be determined. */
  readonly problem: string | undefined;
  readonly locate: () => void;
}

/** Timeout of ten seconds, maximum age of five minutes (F201). */
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** Rejects with an `Error` whose message tells the user what to do instead. */
export function findHere(): Promise<Place> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED: denied }) => {
        const why = code === denied ? 'Your browser doesn’t share your location.' : 'Couldn’t find your location.';
        reject(new Error(`${why} Search for a suburb or city instead.`));
      },
      options,
    );
  });
}

export function useHere(): Here {
  const [place, setPlace] = useState<Place>();
  const [isLocating, setLocating] = useState(false);
  const [problem, setProblem] = useState<string>();
  const locate = (): void => {
    setLocating(true);
    setProblem(undefined);
    findHere()
      .then(setPlace, (error: Error) => setProblem(error.message))
      .finally(() => setLocating(false));
  };
  return { place, isLocating, problem, locate };
}
