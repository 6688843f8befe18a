/**
 * Toasts appear at the top, between the title of a page and its buttons, no wider than their message; mounted once, around
 * every screen.
 */
import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import styles from './toasts.module.css';

export function Toasts() {
  return (
    <Notifications
      position="top-center"
      limit={4}
      classNames={{ root: styles['toasts'] ?? '', notification: styles['toast'] ?? '' }}
    />
  );
}
