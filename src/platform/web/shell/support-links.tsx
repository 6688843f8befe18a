/** Contact details and documents, the same at the end of every page. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmailLink } from '../ui/data/email-link.tsx';
import { PhoneLink } from '../ui/data/phone-link.tsx';

interface SupportContactProps {
  /** Text before the addresses. */
  readonly lead: string;
  /** Text between them. */
  readonly between: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** Text after them. */
  readonly children?: ReactNode;
}

/** Renders nothing without contact details. */
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
