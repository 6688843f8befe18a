/** The recipient and the issuer of a document; for staff who may open the account, with a link to it. */
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DocumentParty } from '#generated/types.ts';
import { useSession } from '#platform/web/client/session.ts';
import { mayFollow } from '#platform/web/shell/gate.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';

interface PartyCardsProps {
  readonly customer: DocumentParty;
  readonly issuer: DocumentParty;
  readonly accountId: number;
}

export function PartyCards({ customer, issuer, accountId }: PartyCardsProps): ReactNode {
  const path = `/accounts/${accountId}`;
  const isOpen = mayFollow(path, useSession());
  return (
    <>
      <Card title="For">
        <Party {...customer} />
        {isOpen && (
          <Anchor component={Link} to={path}>
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
      {lines.map((line, at) => (
        // A city and its suburb may have the same name.
        <Text key={`${at} ${line}`} size="sm">
          {line}
        </Text>
      ))}
    </>
  );
}
