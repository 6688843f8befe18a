/** Short messages in the corner; three seconds by default. */
import { notifications } from '@mantine/notifications';
import type { NoticeVariant } from './notice.tsx';

const colours: Readonly<Record<NoticeVariant, string>> = {
  success: 'teal',
  error: 'red',
  warning: 'yellow',
  info: 'blue',
  general: 'gray',
};

/** `autoHide` in milliseconds; false keeps the toast until it is closed. */
export function showToast(variant: NoticeVariant, message: string, autoHide: number | false = 3000): void {
  notifications.show({
    message,
    color: colours[variant],
    autoClose: autoHide,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close message' },
    role: variant === 'error' ? 'alert' : 'status',
  });
}
