/** Home: for guests the way in, for everybody else the cards of the modules; for all of them whom to ask. */
import type { ComponentType } from 'react';
import { useAudience } from '../../client/session.ts';
import type { HomeCard } from '../../module.ts';
import { GuestHome } from './guest-home.tsx';
import { SignedInHome } from './signed-in-home.tsx';

export interface LoadedCard extends Omit<HomeCard, 'load'> {
  readonly Card: ComponentType;
}

export function homeWith(cards: readonly LoadedCard[]): ComponentType {
  return function Home() {
    return useAudience() === 'guest' ? <GuestHome /> : <SignedInHome cards={cards} />;
  };
}
