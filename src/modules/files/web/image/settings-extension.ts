/** Puts the editor that uploads in the place of the one that only links, wherever a setting is an image. */
import type { SettingsExtension } from '#modules/settings/web/shared/extensions.ts';
import { registerWidget } from '#platform/web/form/rjsf/bridge.tsx';
import ImageUploadWidget from './image-upload.tsx';

registerWidget('image-url', ImageUploadWidget);

export const imageUploads: SettingsExtension = {
  addTo: () => ({ extra: () => null, Windows: () => null }),
};
