/** Home: for guests the way in, for customers their account, for staff where to go; for everybody whom to ask. */
import { useAudience } from '#web/client/session.ts';
import { GuestHome } from './guest-home.tsx';
import { SignedInHome } from './signed-in-home.tsx';

export default function Home() {
  return useAudience() === 'guest' ? <GuestHome /> : <SignedInHome />;
}
