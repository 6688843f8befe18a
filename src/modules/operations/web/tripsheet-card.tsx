/** The first card on the home page of drivers: how many stops are left today. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted } from '#engine/values/sentence.ts';
import { roles } from '#platform/domain/role.ts';
import { useCan, useSession } from '#platform/web/client/session.ts';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { useTripSheet } from './tripsheet/use-trip-sheet.ts';

export default function TripsheetCard(): ReactNode {
  const { user } = useSession();
  const isDriver = useCan('API_/trip-sheet:GET') && user?.role_id === roles.driver;
  const { data } = useTripSheet(isDriver ? user?.id : undefined);
  if (!isDriver) return null;
  return (
    <Card title="Your day">
      <Facts>
        <Fact name="Left today">{data && counted(data.answer.trip_sheet.stops.length, 'stop', 'stops')}</Fact>
      </Facts>
      <Button component={Link} to="/tripsheet" size="md" fullWidth mt="sm">
        Open tripsheet
      </Button>
    </Card>
  );
}
