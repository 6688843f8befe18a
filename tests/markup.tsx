/** Renders components to markup in the kit's theme, without its style variables, which would be recalculated for every rendering. */
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { theme } from '#platform/web/ui/theme/theme.ts';

export function markupOf(children: ReactNode): string {
  return renderToStaticMarkup(
    <MantineProvider theme={theme} withCssVariables={false} forceColorScheme="light">
      {children}
    </MantineProvider>,
  ).replace(/<style[^>]*>.*?<\/style>/gs, '');
}
