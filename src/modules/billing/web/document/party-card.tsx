/** Who issues a document, or who it is for. */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DocumentParty } from '#generated/types.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';

interface PartyCardProps {
  readonly title: string;
  readonly party: DocumentParty;
  readonly children?: ReactNode;
}

export function PartyCard({ title, party, children }: PartyCardProps): ReactNode {
  return (
    <Card title={title}>
      <Text fw={600}>{party.name}</Text>
      {party.lines.map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
      {children}
    </Card>
  );
}
