/** A row with a link: its first cell is the link, and a click anywhere in the row follows it, in a new tab with Ctrl. */
import { Anchor } from '@mantine/core';
import { openTab } from '../ui/feedback/open-tab.ts';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { valueAt } from '#platform/domain/cell-text.ts';

/** `/accounts/{id}` for a row. */
export function addressOf(link: string, row: object): string {
  return link.replaceAll(/\{([^}]*)\}/g, (_, field: string) => encodeURIComponent(String(valueAt(row, field))));
}

interface RowLinkProps {
  readonly to: string;
  readonly row: object;
  readonly children: ReactNode;
}

/** Mantine's link without its component, which computes its styles for every instance. */
const anchor = `mantine-focus-auto mantine-Anchor-root ${Anchor.classes.root}`;

export function RowLink({ to, row, children }: RowLinkProps): ReactNode {
  return (
    <Link to={addressOf(to, row)} className={anchor} data-underline="hover">
      {children}
    </Link>
  );
}

interface Handlers {
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
  readonly onAuxClick?: (event: MouseEvent<HTMLElement>) => void;
}

const acting = 'a, button, input, label, select, textarea, [role="menuitem"]';

/** The click handler of a row; controls keep their own click, and so does selecting text. */
export function useRowLink(link: string | undefined): (row: object) => Handlers {
  const navigate = useNavigate();
  return (row) => {
    if (link === undefined) return {};
    const follow = (event: MouseEvent<HTMLElement>, inNewTab: boolean): void => {
      const isOwn = event.target instanceof Element && event.target.closest(acting) !== null;
      if (isOwn || event.defaultPrevented || getSelection()?.toString()) return;
      if (inNewTab) openTab(addressOf(link, row));
      else void navigate(addressOf(link, row));
    };
    return {
      onClick: (event) => follow(event, event.ctrlKey || event.metaKey),
      onAuxClick: (event) => {
        if (event.button === 1) follow(event, true);
      },
    };
  };
}
