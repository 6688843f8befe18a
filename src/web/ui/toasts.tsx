/** The corner where toasts appear; mounted once, by the signed-in shell. */
import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';

export function Toasts() {
  return <Notifications position="bottom-right" limit={4} />;
}
