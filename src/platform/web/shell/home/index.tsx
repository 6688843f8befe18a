/** Home: a sign-in page for guests, the cards of the modules for everyone else; contact details for all. */
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
