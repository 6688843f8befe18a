/** Shown when something could not be loaded: what happened, and a button to try again. */
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Notice } from './notice.tsx';
import styles from './failure.module.css';

interface FailureProps {
  title: string;
  message: string;
  onRetry: () => void;
}

export function Failure({ title, message, onRetry }: FailureProps) {
  return (
    <Notice variant="error" title={title}>
      <div className={styles['body']}>
        <span>{message}</span>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
          onClick={onRetry}
        >
          Try again
        </Button>
      </div>
    </Notice>
  );
}
