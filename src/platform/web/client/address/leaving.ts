/**
 * Whether the person is on the way to another screen. The router is asked itself: what React has drawn of it comes later, and an address
 * that is written in between would call the person back.
 */

interface Navigating {
  readonly state: {
    readonly location: { readonly pathname: string };
    readonly navigation: { readonly location?: { readonly pathname: string } | undefined };
  };
}

let followed: Navigating | undefined;

/** From now on `isLeaving` answers for this router. */
export function followNavigation<T extends Navigating>(router: T): T {
  followed = router;
  return router;
}

/** From the click until the other screen is there. */
export function isLeaving(): boolean {
  const { location, navigation } = followed?.state ?? {};
  return navigation?.location !== undefined && navigation.location.pathname !== location?.pathname;
}
