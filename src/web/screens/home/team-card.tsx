/** What a member of staff works with: the role, the branches it covers and the drivers. */
import type { GeneralData } from '#web/client/general-data.ts';
import { Card, Fact, Facts } from '#web/ui/card.tsx';

export function TeamCard({ data }: { data: GeneralData }) {
  const { user, branches, drivers } = data;
  const only = branches.find(({ id }) => id === user.limit_user_to_branch);
  return (
    <Card title="Your team">
      <Facts>
        <Fact name="Your role">{user.role.label}</Fact>
        <Fact name="Branches you see">{only ? only.name : count(branches.length, 'branch', 'branches')}</Fact>
        <Fact name="Drivers">{count(drivers.length, 'driver', 'drivers')}</Fact>
      </Facts>
    </Card>
  );
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
