/** Replaces the widget that only links by the one that uploads, for every image setting. */
import type { SettingsExtension } from '#modules/settings/web/shared/extensions.ts';
import { registerWidget } from '#platform/web/form/rjsf/bridge.tsx';
import ImageUploadWidget from './image-upload.tsx';

registerWidget('image-url', ImageUploadWidget);

export const imageUploads: SettingsExtension = {
  addTo: () => ({ extra: () => null, Windows: () => null }),
};
