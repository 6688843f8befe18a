/** How one delivery was proven: by whom it was received, with PIN, photos, signature or delivery note. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ProofOfDelivery, TrackedProof } from '#generated/types.ts';
import { displayPhone } from '#platform/domain/phone.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { ImageStrip } from './image-strip.tsx';

const methods = { pin: 'PIN', fallback: 'Receiver’s details', grv: 'Signed delivery note (GRV)' } as const;

/** On the tracking page less is known of it than on the shipment's own. */
export function ProofFacts({ proof }: { readonly proof: TrackedProof & Partial<ProofOfDelivery> }): ReactNode {
  const { method, name, mobile_number, department, description, user_name, delivered_at, files } = proof;
  return (
    <>
      <Facts>
        <Fact name="Delivered">
          <RelativeDate value={delivered_at} />
        </Fact>
        <Fact name="Proven by">{methods[method]}</Fact>
        {name && <Fact name="Received by">{name}</Fact>}
        {mobile_number && (
          <Fact name="Mobile number">
            <Anchor href={`tel:${mobile_number.replace(/\s/g, '')}`} inherit className="figures">
              {displayPhone(mobile_number)}
            </Anchor>
          </Fact>
        )}
        {department && <Fact name="Department">{department}</Fact>}
        {description && <Fact name="Description">{description}</Fact>}
        {user_name && <Fact name="Driver">{user_name}</Fact>}
      </Facts>
      {files.length > 0 && <ImageStrip files={files} />}
    </>
  );
}
