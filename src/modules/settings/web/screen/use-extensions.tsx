/** Combines what other modules add to the open settings form. */

import { useMemo, type ReactNode } from 'react';
import type { Section } from '#engine/schema/catalogue.ts';
import { extensions, type Added } from '../shared/extensions.ts';
import type { SettingsModel } from '../shared/settings-model.ts';

type Together = Pick<Added, 'cellAction' | 'extra'> & { readonly windows: ReactNode };

export function useExtensions(model: SettingsModel): Together {
  return useMemo(() => {
    const added = extensions().map(({ addTo }) => addTo(model));
    return {
      cellAction: added.find((one) => one.cellAction)?.cellAction,
      extra: (section: Section) => added.map(({ extra }) => extra(section)).find((more) => more !== null) ?? null,
      windows: added.map(({ Windows }, at) => <Windows key={at} />),
    };
  }, [model]);
}
