/** Replaces RJSF's Markdown parser (see vite.config.ts): texts of schemas are shown as written. */
import type { ReactNode } from 'react';

export function Markdown({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
