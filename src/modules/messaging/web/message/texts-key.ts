/** The setting that holds the provider's own texts of messages. */

export const textsKey = 'notification_templates';
