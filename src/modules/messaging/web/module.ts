/** What messaging contributes to the web app: the texts of messages, edited from the cells of the notification matrix. */
import type { WebModule } from '#platform/web/module.ts';
import { extendSettings } from '#modules/settings/web/shared/extensions.ts';

export const messaging: WebModule = {
  setup: () => extendSettings(async () => (await import('./message/settings-extension.tsx')).messageTexts),
};
