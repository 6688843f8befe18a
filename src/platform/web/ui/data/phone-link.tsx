/** A telephone number in South African format (F422), as a link that dials it. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { displayPhone } from '#platform/domain/phone.ts';

interface PhoneLinkProps {
  /** As typed or stored, including spaces. */
  readonly number: string;
  /** Inside a text, where colour alone doesn’t show a link. */
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
