/** The recipient and the issuer of a document; for staff with a link to the account. */
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DocumentParty } from '#generated/types.ts';
import { useAudience } from '#platform/web/client/session.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';

interface PartyCardsProps {
  readonly customer: DocumentParty;
  readonly issuer: DocumentParty;
  readonly accountId: number;
}

export function PartyCards({ customer, issuer, accountId }: PartyCardsProps): ReactNode {
  const isStaff = useAudience() === 'staff';
  return (
    <>
      <Card title="For">
        <Party {...customer} />
        {isStaff && (
          <Anchor component={Link} to={`/accounts/${accountId}`}>
            Open account
          </Anchor>
        )}
      </Card>
      <Card title="From">
        <Party {...issuer} />
      </Card>
    </>
  );
}

function Party({ name, lines }: DocumentParty): ReactNode {
  return (
    <>
      <Text fw={600}>{name}</Text>
      {lines.map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
    </>
  );
}
