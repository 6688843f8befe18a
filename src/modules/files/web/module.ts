/** What files contribute to the web app: settings that are an image can be uploaded. */
import { extendSettings } from '#modules/settings/web/shared/extensions.ts';
import type { WebModule } from '#platform/web/module.ts';

export const files: WebModule = {
  setup: () => extendSettings(async () => (await import('./image/settings-extension.ts')).imageUploads),
};
