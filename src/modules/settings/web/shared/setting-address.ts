/** The address of a setting's editor: from a page about a branch or account it leads to the settings of that scope. */
import { createContext, use } from 'react';

const Address = createContext((setting: string): string => `/settings?setting=${setting}`);

export const SettingAddressProvider = Address.Provider;

export function useSettingAddress(): (setting: string) => string {
  return use(Address);
}
