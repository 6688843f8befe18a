/** The screens of the user's navigation, each with what it is for. */
import { useLocation } from 'react-router';
import { useDestinations } from '../destinations.ts';
import { LinksCard } from './links-card.tsx';

export function DestinationsCard() {
  const { pathname } = useLocation();
  const others = useDestinations().filter(({ path }) => path !== pathname);
  if (others.length === 0) return null;
  return <LinksCard title="What you can do" links={others} />;
}
