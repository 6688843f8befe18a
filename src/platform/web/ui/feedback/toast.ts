/** Short messages at the top of the page. */
import { notifications } from '@mantine/notifications';
import { messageOf } from '../../client/call-error.ts';
import type { NoticeVariant } from './notice.tsx';

const colours: Readonly<Record<NoticeVariant, string>> = {
  success: 'teal',
  error: 'red',
  warning: 'yellow',
  info: 'blue',
  general: 'gray',
};

const shortestMs = 3_000;
/** For people who read slowly, or look up only once the toast is there. */
const msPerCharacter = 80;

/** Three seconds (F067), or longer for a message that takes longer to read. */
function timeToRead({ length }: string): number {
  return Math.max(shortestMs, length * msPerCharacter);
}

/** `autoHide` in milliseconds; false keeps the toast until it is closed. */
export function showToast(
  variant: NoticeVariant,
  message: string,
  autoHide: number | false = timeToRead(message),
): void {
  notifications.show({
    message,
    color: colours[variant],
    autoClose: autoHide,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close message' },
    role: variant === 'error' ? 'alert' : 'status',
  });
}

/** Shows why something failed; nothing for a failure that is silent. */
export function toastFailure(failure: unknown, autoHide?: false): void {
  const message = messageOf(failure);
  if (message !== null) showToast('error', message, autoHide);
}
