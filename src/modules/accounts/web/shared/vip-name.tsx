/** The name of an account as staff see it: VIPs have a star. */
import type { ReactNode } from 'react';
import { OneLine } from '#platform/web/ui/layout/one-line.tsx';
import { Starred } from '#platform/web/ui/data/starred.tsx';

interface VipNameProps {
  readonly name: string;
  readonly isVip: boolean | undefined;
}

export function VipName({ name, isVip }: VipNameProps): ReactNode {
  return (
    <Starred star={isVip === true ? 'VIP' : undefined}>
      <OneLine>{name}</OneLine>
    </Starred>
  );
}
