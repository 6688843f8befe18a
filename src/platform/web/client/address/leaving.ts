/**
 * Whether a navigation is under way. The router itself is asked: React renders the navigation later, and writing an
 * address in between would cancel it.
 */

interface Navigating {
  readonly state: {
    readonly location: { readonly pathname: string };
    readonly navigation: { readonly location?: { readonly pathname: string } | undefined };
  };
}

let followed: Navigating | undefined;

/** Makes `isLeaving` answer for this router. */
export function followNavigation<T extends Navigating>(router: T): T {
  followed = router;
  return router;
}

/** True from the click until the next screen is shown. */
export function isLeaving(): boolean {
  const { location, navigation } = followed?.state ?? {};
  return navigation?.location !== undefined && navigation.location.pathname !== location?.pathname;
}
