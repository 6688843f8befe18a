/** Wraps the application in Mantine's provider; its style elements carry the page's nonce. */
import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import './tokens.css';
import './base.css';
import './touch.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';
import { useShownScheme } from './appearance.ts';

export function Kit({ nonce, children }: { nonce: string; children: ReactNode }) {
  // Where libraries below Mantine that inject styles (scroll locking) look for the nonce.
  Reflect.set(globalThis, '__webpack_nonce__', nonce);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      getStyleNonce={() => nonce}
      forceColorScheme={useShownScheme()}
    >
      {children}
    </MantineProvider>
  );
}
