/** The baseline for a cold open: one input of the component kit, and no requests. */
import { TextInput } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { Kit } from '#platform/web/ui/theme/kit.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Kit nonce="">
      <main>
        <TextInput id="setting_bare" label="Name" />
      </main>
    </Kit>,
  );
