/** The provider's own chat or help widget in the corner of customers' pages; nothing of it loads before the user opens it. */
import { Button } from '@mantine/core';
import { IconMessageCircle, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import styles from './provider-widget.module.css';
import { useProviderTitle } from '../../client/provider-settings.ts';

/**
 * Must match the sandbox that the server sets (resources/pages/widget.ts): a frame with fewer rights than it asks for
 * stays blocked.
 */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

export function ProviderWidget({ html }: { readonly html: string }) {
  const title = useProviderTitle();
  const [open, setOpen] = useState(false);
  const id = useId();
  const Icon = open ? IconX : IconMessageCircle;
  return (
    <aside className={styles['room']} aria-label="Help">
      <div className={styles['corner']}>
        {/* A widget that changed meanwhile is loaded again. */}
        {open && (
          <iframe
            key={html}
            id={id}
            className={styles['panel']}
            src="/widget"
            sandbox={sandbox}
            title={`Help from ${title}`}
          />
        )}
        <Button
          className={styles['button'] ?? ''}
          radius="xl"
          leftSection={<Icon size="1.1rem" aria-hidden />}
          aria-expanded={open}
          {...(open ? { 'aria-controls': id } : {})}
          onClick={() => setOpen(!open)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setOpen(false);
          }}
        >
          {open ? 'Close' : 'Help'}
        </Button>
      </div>
    </aside>
  );
}
