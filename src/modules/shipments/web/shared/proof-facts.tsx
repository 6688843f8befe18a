/** The proof of a delivery: recipient, PIN, photos, signature or delivery note. */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ProofOfDelivery, TrackedProof } from '#generated/types.ts';
import { PhoneLink } from '#platform/web/ui/data/phone-link.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { ImageStrip } from './image-strip.tsx';

const methods = { pin: 'PIN', fallback: 'Receiver’s details', grv: 'Signed delivery note (GRV)' } as const;

/** The tracking page has fewer details than the shipment's own page. */
export function ProofFacts({ proof }: { readonly proof: TrackedProof & Partial<ProofOfDelivery> }): ReactNode {
  const { method, user_name, delivered_at, files, further = [] } = proof;
  const ofFurther = new Set(further.flatMap(({ file_ids }) => file_ids));
  const own = files.filter((file) => !('id' in file && ofFurther.has(file.id)));
  return (
    <>
      <Facts>
        <Fact name="Delivered">
          <RelativeDate value={delivered_at} />
        </Fact>
        <Fact name="Proven by">{methods[method]}</Fact>
        <Captured details={proof} who="Received by" />
        {user_name && <Fact name="Handed over by">{user_name}</Fact>}
      </Facts>
      {own.length > 0 && <ImageStrip files={own} />}
      {further.map((one) => {
        const theirs = files.filter((file) => 'id' in file && one.file_ids.includes(file.id));
        return (
          <section key={one.heading} aria-label={one.heading}>
            <Text fw={600} size="sm" mt="sm">
              {one.heading}
            </Text>
            <Facts>
              <Captured details={one} who="Name" />
            </Facts>
            {theirs.length > 0 && <ImageStrip files={theirs} />}
          </section>
        );
      })}
    </>
  );
}

type Details = Partial<Pick<ProofOfDelivery, 'name' | 'mobile_number' | 'department' | 'description'>>;

function Captured({ details, who }: { readonly details: Details; readonly who: string }): ReactNode {
  const { name, mobile_number, department, description } = details;
  return (
    <>
      {name && <Fact name={who}>{name}</Fact>}
      {mobile_number && (
        <Fact name="Mobile number">
          <PhoneLink number={mobile_number} />
        </Fact>
      )}
      {department && <Fact name="Department">{department}</Fact>}
      {description && <Fact name="Description">{description}</Fact>}
    </>
  );
}
