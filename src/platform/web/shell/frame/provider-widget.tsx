/** The provider's own chat or help in the corner of customers' pages: nothing of it is loaded before somebody asks for it. */
import { Button } from '@mantine/core';
import { IconMessageCircle, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useProviderSetting } from '../../client/provider-settings.ts';
import styles from './provider-widget.module.css';

/** As the server says it too (resources/pages/widget.ts): a frame that may do less than it asks for stays sealed. */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

export function ProviderWidget({ html }: { readonly html: string }) {
  const title = useProviderSetting('provider_title') ?? '';
  const [open, setOpen] = useState(false);
  const id = useId();
  const Icon = open ? IconX : IconMessageCircle;
  return (
    <aside className={styles['room']} aria-label="Help">
      <div className={styles['corner']}>
        {/* A widget that is changed meanwhile begins again. */}
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
