/** Addresses of the workbench. */

export const browseAddress = '/shiplogic-admin/schemas';

/** Stands for the tab's own file in place of a section. */
export const tabItself = 'tab';

/** Whether a path is that of a tab's own file. */
export function isTabText(path: string): boolean {
  return path.endsWith('/tab.json');
}

/** The address for editing a section, or creating one. */
export function addressOf(tab: string, section: string): string {
  return `${browseAddress}?${new URLSearchParams({ tab, section }).toString()}`;
}
