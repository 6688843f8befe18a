/** What a module contributes to the web app, in one manifest a module: `src/modules/<module>/web/module.ts`. */
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Feature, Permission, Settings } from '#generated/types.ts';
import type { Audience, Session } from './client/session.ts';

/** All that it names must hold; a missing gate opens the screen to everybody who is signed in. */
export interface Gate {
  readonly audiences?: readonly Audience[];
  /** One of them is enough. */
  readonly anyPermission?: readonly Permission[];
  /** It must be among those that are available to this person. */
  readonly feature?: Feature;
  /** One of these switches is on. */
  readonly anySetting?: readonly (keyof Settings)[];
  /** Only for people who may change what this scope shares: nobody who is limited to a branch or an account. */
  readonly changes?: 'provider';
  /** What only the module can tell. */
  readonly when?: (who: Session) => boolean;
}

export interface Navigation {
  /** Whether the entry is where somebody is, when its screen leads on to another one. */
  readonly isHere?: (pathname: string, query: URLSearchParams) => boolean;
  readonly label: string;
  readonly icon: Icon;
  /** Position in the navigation, counted from the top. */
  readonly order: number;
  /** Its position for customers, where that is another. */
  readonly customerOrder?: number;
  readonly gate?: Gate;
  /** What one does there, in a sentence. */
  readonly about: string;
  /** Drawn behind the label, such as how many are unread; loaded after the page. */
  readonly badge?: () => Promise<{ default: ComponentType }>;
}

export interface Screen {
  readonly path: string;
  /** Null: the screen names itself. */
  readonly title: string | null;
  /** `open` needs no session; `alone` shows without the shell, to anybody. */
  readonly access: 'open' | 'alone' | 'signed-in';
  readonly gate?: Gate;
  readonly navigation?: Navigation;
  /** What staff do there, where the page of tools leads to it rather than the navigation (F383). */
  readonly tool?: string;
  /** The entry of the navigation that it belongs to, where its own path says another. */
  readonly under?: string;
  /** The staff settings area has navigation colours of its own. */
  readonly area?: 'settings';
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** A card of the home screen; it draws nothing for people it has nothing to say to. */
export interface HomeCard {
  readonly name: string;
  readonly audiences: readonly Audience[];
  /** Comes before the cards of work. */
  readonly isFirst?: boolean;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** What stands in the navigation beside its links; it draws nothing for people it has nothing to say to. */
export interface NavigationPart {
  readonly name: string;
  /** Above the links; below them, scrolling with them; or between them and who is signed in. */
  readonly place: 'top' | 'links' | 'bottom';
  readonly gate?: Gate;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** A place that the command bar leads to. */
export interface Found {
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly detail?: string;
  /** Path and query. */
  readonly to: string;
  /** Something that a module found, rather than a screen of the list. */
  readonly isRecord?: boolean;
  /** Done at once, instead of going there. */
  readonly run?: () => void;
}

/** A few that fit a text best, as the server lets this person see them; throws what the call threw. */
export type Find = (text: string, signal: AbortSignal) => Promise<readonly Found[]>;

/** Records that the command bar finds. */
export interface Finder {
  /** The heading above them. */
  readonly title: string;
  readonly gate?: Gate;
  readonly load: () => Promise<{ readonly find: Find }>;
}

/** Something to begin, such as inviting somebody; the command bar offers it to those who may open the screen that it leads to. */
export interface Action {
  readonly label: string;
  /** Other words that people type for it. */
  readonly detail?: string;
  /** Path, with what the screen begins with behind it. */
  readonly to: string;
  /** Done at once, instead of going there. */
  readonly run?: () => void;
  readonly gate?: Gate;
}

export interface WebModule {
  readonly screens?: readonly Screen[];
  readonly navigationParts?: readonly NavigationPart[];
  readonly finders?: readonly Finder[];
  readonly actions?: readonly Action[];
  readonly homeCards?: readonly HomeCard[];
  /** Registers what this module adds to the screens of modules below it; runs once, before the first screen. */
  readonly setup?: () => void;
}
