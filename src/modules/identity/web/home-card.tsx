/** The role of a member of staff, with its branches and drivers. */
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';

export default function TeamCard() {
  const { data } = useGeneralData();
  if (!data) return null;
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
