/** On the home page of guests and customers: most of them come to ask where their parcel is. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ReferenceForm } from './track/reference-form.tsx';

export default function TrackCard(): ReactNode {
  const navigate = useNavigate();
  return (
    <Card title="Track a shipment">
      <ReferenceForm
        references=""
        isAside
        onTrack={(tracking_reference) =>
          void navigate(`/track?${new URLSearchParams({ tracking_reference }).toString()}`)
        }
      />
    </Card>
  );
}
