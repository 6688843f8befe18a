/** Stands where RJSF would parse Markdown (vite.config.ts): what a schema says is shown as it is written. */
import type { ReactNode } from 'react';

export function Markdown({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
