/** The web manifest of files: image settings with upload, and recent downloads. */
import { extendSettings } from '#modules/settings/web/shared/extensions.ts';
import type { WebModule } from '#platform/web/module.ts';

export const files: WebModule = {
  screens: [
    {
      path: '/downloads',
      title: 'Your downloads',
      access: 'signed-in',
      tool: 'Get files that you asked for again.',
      load: () => import('./downloads/index.tsx'),
    },
  ],
  setup: () => extendSettings(async () => (await import('./image/settings-extension.ts')).imageUploads),
};
