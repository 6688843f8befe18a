/** Extra content of the navigation from modules, each loaded after the page for users who pass its gate. */
import { lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { useSession } from '../../client/session.ts';
import type { NavigationPart } from '../../module.ts';
import { passes } from '../gate.ts';
import { allNavigationParts } from '../screens.ts';
import styles from './navigation.module.css';

const loaded = new Map<string, LazyExoticComponent<ComponentType>>();

type Loaded = Pick<NavigationPart, 'name' | 'load'>;

/** Returns the same component every time. */
export function contentOf({ name, load }: Loaded): LazyExoticComponent<ComponentType> {
  const known = loaded.get(name) ?? lazy(load);
  loaded.set(name, known);
  return known;
}

export function NavigationParts({ place }: Pick<NavigationPart, 'place'>): ReactNode {
  const who = useSession();
  return allNavigationParts()
    .filter((part) => part.place === place && passes(part.gate, who))
    .map((part) => {
      const Content = contentOf(part);
      return (
        <div key={part.name} className={styles['part']} data-place={place}>
          <Suspense>
            <Content />
          </Suspense>
        </div>
      );
    });
}
