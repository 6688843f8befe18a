/** The home screen and the cards of modules on it, loaded in parallel. */
import type { ComponentType } from 'react';
import type { HomeCard } from '../../module.ts';
import type * as Home from './index.tsx';

export async function loadHome(
  home: Promise<typeof Home>,
  cards: readonly HomeCard[],
): Promise<{ default: ComponentType }> {
  const [{ homeWith }, ...loaded] = await Promise.all([home, ...cards.map((card) => card.load())]);
  return {
    default: homeWith(cards.map(({ name, audiences }, at) => ({ name, audiences, Card: loaded[at]!.default }))),
  };
}
