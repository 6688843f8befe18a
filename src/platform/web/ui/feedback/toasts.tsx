/** The corner where toasts appear, away from buttons at the bottom of a page; mounted once, around every screen. */
import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';

export function Toasts() {
  return <Notifications position="top-right" limit={4} />;
}
