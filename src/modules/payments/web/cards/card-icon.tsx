/** The icon of a card association (F281), in the colour of the surrounding text. */
import { IconBrandMastercard, IconBrandVisa, IconCreditCard } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { CardAssociation } from '#generated/types.ts';
import { associationTitle } from '../../domain/saved-card.ts';

interface MarkProps {
  readonly size: string;
  readonly role: 'img';
  readonly 'aria-label': string;
}

const marks: Readonly<Record<CardAssociation, ComponentType<MarkProps>>> = {
  visa: IconBrandVisa,
  mastercard: IconBrandMastercard,
  'american express': AmericanExpress,
  'diners club': DinersClub,
};

/** A generic card without a known association. */
export function CardIcon({ association }: { readonly association: CardAssociation | undefined }): ReactNode {
  const Mark = association ? marks[association] : IconCreditCard;
  return <Mark size="1.5rem" role="img" aria-label={associationTitle(association)} />;
}

function AmericanExpress(props: MarkProps): ReactNode {
  return (
    <Drawing {...props}>
      <rect x="1" y="6" width="22" height="12" rx="2" />
      <text x="12" y="14" textAnchor="middle" fontSize="5.5" fontWeight="700" fill="currentColor" stroke="none">
        AMEX
      </text>
    </Drawing>
  );
}

function DinersClub(props: MarkProps): ReactNode {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M10 7.5v9a5 5 0 0 1 0 -9zM14 7.5v9a5 5 0 0 0 0 -9z" />
    </Drawing>
  );
}

function Drawing({ size, children, ...name }: MarkProps & { readonly children: ReactNode }): ReactNode {
  return (
    <svg {...name} width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5">
      {children}
    </svg>
  );
}
