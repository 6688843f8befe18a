/** Addresses of the workbench. */

export const browseAddress = '/shiplogic-admin/schemas';

/** Where a section is edited, or a new one begun. */
export function addressOf(tab: string, section: string): string {
  return `${browseAddress}?${new URLSearchParams({ tab, section }).toString()}`;
}
