/** `/settings/transfer`: the settings as a file, out of here and into here. */

import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Catalogue } from '#engine/catalogue.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import { Page } from '#web/ui/page.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import styles from './transfer.module.css';

const catalogue: Catalogue = generated;

export default function SettingsTransferScreen(): ReactNode {
  return (
    <Page
      title="Export and import settings"
      description="Keep a copy of your settings, or take them to another environment."
      actions={
        <Button
          component={Link}
          to="/settings"
          variant="default"
          leftSection={<IconArrowLeft size="1rem" aria-hidden />}
        >
          Settings
        </Button>
      }
    >
      <div className={styles['cards']}>
        <ExportCard />
        <ImportCard catalogue={catalogue} />
      </div>
    </Page>
  );
}
