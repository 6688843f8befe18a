/** Links to pages about all settings, such as history and reference. */

import { ActionIcon, Menu } from '@mantine/core';
import { IconBook2, IconCalendarClock, IconDots, IconHistory, IconTransfer } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import { addressAt } from '../shared/setting-scopes.ts';

const tools = [
  { to: '/settings/history', label: 'History and rollback', icon: IconHistory },
  { to: '/settings/planned', label: 'Scheduled changes', icon: IconCalendarClock },
  { to: '/settings/transfer', label: 'Export and import', icon: IconTransfer },
  { to: '/settings/reference', label: 'Settings reference', icon: IconBook2 },
] as const;

/** For the same scope. */
export function ToolsMenu({ selected }: { readonly selected: ScopeRef }): ReactNode {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label="More actions">
          <IconDots size="1.1rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {tools.map(({ to, label, icon: Icon }) => (
          <Menu.Item
            key={to}
            component={Link}
            to={addressAt(to, selected)}
            leftSection={<Icon size="1rem" aria-hidden />}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
