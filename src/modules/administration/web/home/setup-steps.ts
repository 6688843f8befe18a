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
  readonly hasLogo: boolean;
  /** Whether customers are told how to reach support. */
  readonly isReachable: boolean;
  readonly users: number;
  readonly accounts: number;
}

const sectionPath = (section: string): string => `/settings?tab=general&section=${section}`;

/** The steps on screens that the user may open. */
export function stepsFor(who: Session, { hasLogo, isReachable, users, accounts }: Progress): readonly Step[] {
  const steps: readonly Step[] = [
    {
      ...{ to: sectionPath('corporate_identity'), label: 'Add your logo', isDone: hasLogo },
      about: 'Customers see it on every page and in every email.',
    },
    {
      ...{ to: sectionPath('support_contact'), label: 'Add your support details', isDone: isReachable },
      about: 'The email address and phone number where customers reach you.',
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
