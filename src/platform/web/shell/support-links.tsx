/** Whom to ask and what to read, as the end of a page says it: the same wherever a page ends. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmailLink } from '../ui/data/email-link.tsx';
import { PhoneLink } from '../ui/data/phone-link.tsx';

interface SupportContactProps {
  /** What stands before the addresses. */
  readonly lead: string;
  /** What stands between them. */
  readonly between: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** What stands behind them. */
  readonly children?: ReactNode;
}

/** Nothing where there is nobody to ask. */
export function SupportContact({ lead, between, email, phone, children }: SupportContactProps) {
  if (!email && !phone) return null;
  return (
    <p>
      {`${lead} `}
      {email && <EmailLink address={email} />}
      {email && phone && between}
      {phone && <PhoneLink number={phone} />}
      {children}
    </p>
  );
}

/** The provider's own documents. */
export function DocumentLinks({
  privacy,
  terms,
}: {
  readonly privacy: string | undefined;
  readonly terms: string | undefined;
}) {
  return (
    <>
      {privacy && (
        <Anchor href={privacy} target="_blank" rel="noopener">
          Privacy policy
        </Anchor>
      )}
      {terms && (
        <Anchor href={terms} target="_blank" rel="noopener">
          Terms of service
        </Anchor>
      )}
    </>
  );
}
