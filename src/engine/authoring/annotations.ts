/** Which keywords of ours a validator must let pass. */

/** Keywords that say something to people, widgets or the engine, and nothing to a validator. */
export const annotations = [
  'x-widget',
  'x-unit',
  'x-inverted',
  'x-refers-to',
  'x-secret',
  'x-template',
  'x-private',
  'x-samples',
  'x-message',
  'x-merge',
  'x-unique',
  'x-confirm',
  'x-masked-with',
  'x-enum',
  'x-colour',
  'x-flags',
  'x-settings',
  'x-rows',
  'x-exposure',
  'x-name',
  'x-permissions',
  'x-permissions-ui',
  'x-icon',
  'tsType',
];
