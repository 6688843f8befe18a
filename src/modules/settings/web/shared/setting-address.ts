/** Where the editor of a setting is: a page about one branch or account leads to the settings of that, not of everybody. */
import { createContext, use } from 'react';

const Address = createContext((setting: string): string => `/settings?setting=${setting}`);

export const SettingAddressProvider = Address.Provider;

export function useSettingAddress(): (setting: string) => string {
  return use(Address);
}
