/** The alert in its five variants: an icon, what happened, and what to do about it. */
import { Alert } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconMessageCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeVariant = 'success' | 'error' | 'warning' | 'info' | 'general';

const icons = {
  success: IconCircleCheck,
  error: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
  general: IconMessageCircle,
} as const;

interface NoticeProps {
  variant: NoticeVariant;
  title?: ReactNode;
  children?: ReactNode;
  onClose?: () => void;
}

export function Notice({ variant, title, children, onClose }: NoticeProps) {
  const Icon = icons[variant];
  return (
    <Alert
      role={variant === 'error' ? 'alert' : 'status'}
      title={title}
      icon={<Icon size={20} stroke={1.75} aria-hidden />}
      className={styles['notice'] ?? ''}
      data-variant={variant}
      withCloseButton={onClose !== undefined}
      closeButtonLabel="Close"
      {...(onClose ? { onClose } : {})}
    >
      {children}
    </Alert>
  );
}

export function NoticeIcon({ variant }: { variant: NoticeVariant }) {
  const Icon = icons[variant];
  return <Icon size={20} stroke={1.75} aria-hidden />;
}
