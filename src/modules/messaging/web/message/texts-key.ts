/** The setting that contains the provider's own texts of messages. */

export const textsKey = 'notification_templates';
