/** The actions of one row of a list, in the menu at its end. */
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface RowAction {
  readonly title: string;
  readonly icon: Icon;
  /** For destructive actions: shown in red. */
  readonly danger?: boolean;
  /** The action, or an address that opens in a new tab. */
  readonly run: (() => void) | string;
}

interface RowMenuProps {
  /** The name of the row, for screen readers. */
  readonly name: string;
  /** In order; `false` for an action that the user may not perform on this row. Without actions there is no menu. */
  readonly actions: readonly (RowAction | false)[];
  readonly isBusy?: boolean;
}

export function RowMenu({ name, actions, isBusy = false }: RowMenuProps): ReactNode {
  const allowed = actions.filter((action) => action !== false);
  if (allowed.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" loading={isBusy} aria-label={`Actions: ${name}`}>
          <IconDots size="1rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {allowed.map((action) => (
          <RowItem key={action.title} {...action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function RowItem({ title, icon: Icon, danger = false, run }: RowAction): ReactNode {
  const look = { ...(danger && { color: 'red' }), leftSection: <Icon size="1rem" aria-hidden /> };
  if (typeof run === 'string')
    return (
      <Menu.Item {...look} component="a" href={run} target="_blank" rel="noreferrer">
        {title}
      </Menu.Item>
    );
  return (
    <Menu.Item {...look} onClick={run}>
      {title}
    </Menu.Item>
  );
}
