/** Addresses of the workbench. */

export const browseAddress = '/shiplogic-admin/schemas';

/** In the place of a section's name: the tab's own file. */
export const tabItself = 'tab';

/** Whether a path is that of a tab's own file. */
export function isTabText(path: string): boolean {
  return path.endsWith('/tab.json');
}

/** Where a section is edited, or a new one begun. */
export function addressOf(tab: string, section: string): string {
  return `${browseAddress}?${new URLSearchParams({ tab, section }).toString()}`;
}
