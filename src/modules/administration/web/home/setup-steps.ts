/** What a new provider does before its first shipment. */
import type { Session } from '#platform/web/client/session.ts';
import { mayFollow } from '#platform/web/shell/gate.ts';

interface Step {
  readonly to: string;
  readonly label: string;
  readonly about: string;
  readonly isDone: boolean;
}

interface Progress {
  readonly isBranded: boolean;
  readonly users: number;
  readonly accounts: number;
}

/** The steps on screens that the user may open. */
export function stepsFor(who: Session, { isBranded, users, accounts }: Progress): readonly Step[] {
  const steps: readonly Step[] = [
    {
      ...{ to: '/settings', label: 'Add your logo and support details', isDone: isBranded },
      about: 'Customers see them on every page and in every email.',
    },
    {
      ...{ to: '/users', label: 'Invite your team', isDone: users > 1 },
      about: 'Each person gets a role, which says what they may do.',
    },
    {
      ...{ to: '/rates-and-estimates', label: 'Check your rates', isDone: false },
      about: 'Enter what your services cost, and where they go.',
    },
    {
      ...{ to: '/accounts#new', label: 'Add your first customer', isDone: accounts > 0 },
      about: 'A customer on credit needs a credit limit before they can book.',
    },
    {
      ...{ to: '/shipments/new', label: 'Book your first shipment', isDone: false },
      about: 'Then these steps go away.',
    },
  ];
  return steps.filter(({ to }) => mayFollow(to, who));
}
