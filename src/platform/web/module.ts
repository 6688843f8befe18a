/** The manifest of a module's web side: `src/modules/<module>/web/module.ts`. */
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Feature, Permission, Settings } from '#generated/types.ts';
import type { Audience, Session } from './client/session.ts';

/** All of its conditions must hold; a screen without a gate is open to every signed-in user. */
export interface Gate {
  readonly audiences?: readonly Audience[];
  /** One of them is enough. */
  readonly anyPermission?: readonly Permission[];
  /** The feature must be available to the user. */
  readonly feature?: Feature;
  /** At least one of these switches is on. */
  readonly anySetting?: readonly (keyof Settings)[];
  /** Only for users who may change what this scope shares: not for users limited to a branch or an account. */
  readonly changes?: 'provider';
  /** A condition that only the module can evaluate. */
  readonly when?: (who: Session) => boolean;
}

export interface Navigation {
  /** Whether the entry is the current one, where its screen leads on to another. */
  readonly isHere?: (pathname: string, query: URLSearchParams) => boolean;
  readonly label: string;
  readonly icon: Icon;
  /** Position in the navigation, counted from the top; it decides the group too (`groupEnds` in `shell/gate.ts`). */
  readonly order: number;
  /** Position for customers, where it differs. */
  readonly customerOrder?: number;
  readonly gate?: Gate;
  /** What users do on the screen, in a sentence. */
  readonly about: string;
  /** Drawn after the label, such as an unread count; loaded after the page. */
  readonly badge?: () => Promise<{ default: ComponentType }>;
}

export interface Screen {
  readonly path: string;
  /** Null: the screen sets its own title. */
  readonly title: string | null;
  /** `open` needs no session; `alone` is shown without the shell, to everyone. */
  readonly access: 'open' | 'alone' | 'signed-in';
  readonly gate?: Gate;
  readonly navigation?: Navigation;
  /** What staff do there, for screens that are listed on the tools page instead of in the navigation (F383). */
  readonly tool?: string;
  /** The navigation entry that the screen belongs to, where its path suggests another. */
  readonly under?: string;
  /** The settings area for staff has its own navigation colours. */
  readonly area?: 'settings';
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** A card of the home screen; it renders nothing for users whom it doesn't concern. */
export interface HomeCard {
  readonly name: string;
  readonly audiences: readonly Audience[];
  /** Shown before the cards about work. */
  readonly isFirst?: boolean;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** Extra content of the navigation besides its links; it renders nothing for users whom it doesn't concern. */
export interface NavigationPart {
  readonly name: string;
  /** Above the links; below them, scrolling with them; or between the links and the user menu. */
  readonly place: 'top' | 'links' | 'bottom';
  readonly gate?: Gate;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** A result of the command bar. */
export interface Found {
  readonly label: string;
  /** Distinguishes it from other results of the same name. */
  readonly detail?: string;
  /** Path and query. */
  readonly to: string;
  /** Whether a module found it, rather than the list of screens. */
  readonly isRecord?: boolean;
  /** Runs at once instead of navigating. */
  readonly run?: () => void;
}

/** Returns the few best matches for a text that the user may see; throws the error of the call. */
export type Find = (text: string, signal: AbortSignal) => Promise<readonly Found[]>;

/** Searches records for the command bar. */
export interface Finder {
  /** The heading above the results. */
  readonly title: string;
  readonly gate?: Gate;
  readonly load: () => Promise<{ readonly find: Find }>;
}

/** An action such as inviting a user; the command bar offers it to users who may open the screen that it leads to. */
export interface Action {
  readonly label: string;
  /** Synonyms that the command bar matches too. */
  readonly detail?: string;
  /** Path, with a fragment that names the action. */
  readonly to: string;
  /** Runs at once instead of navigating. */
  readonly run?: () => void;
  readonly gate?: Gate;
}

export interface WebModule {
  readonly screens?: readonly Screen[];
  readonly navigationParts?: readonly NavigationPart[];
  readonly finders?: readonly Finder[];
  readonly actions?: readonly Action[];
  readonly homeCards?: readonly HomeCard[];
  /** Registers what this module adds to screens of lower modules; runs once, before the first screen. */
  readonly setup?: () => void;
}
