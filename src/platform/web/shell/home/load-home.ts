/** The home screen together with the cards that modules put on it, loaded side by side. */
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
