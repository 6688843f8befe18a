/** The markup that components draw in the kit's theme, without its style variables: those are computed again for every drawing. */
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
