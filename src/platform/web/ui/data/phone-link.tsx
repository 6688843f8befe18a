/** A telephone number as South Africans read it (F422), which a phone dials when it is pressed. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { displayPhone } from '#platform/domain/phone.ts';

interface PhoneLinkProps {
  /** As it was typed or stored, spaces and all. */
  readonly number: string;
  /** Among other words, where colour alone doesn’t show a link. */
  readonly underlined?: boolean;
}

export function PhoneLink({ number, underlined = false }: PhoneLinkProps): ReactNode {
  return (
    <Anchor
      href={`tel:${number.replace(/\s/g, '')}`}
      inherit
      className="figures"
      {...(underlined && { underline: 'always' })}
    >
      {displayPhone(number)}
    </Anchor>
  );
}
