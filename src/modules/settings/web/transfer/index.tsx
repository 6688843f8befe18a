/** `/settings/transfer`: export and import of a scope's settings as a file. */

import type { ReactNode } from 'react';
import { scopeText } from '#platform/domain/scope.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import { mayChangeAll } from '../shared/setting-scopes.ts';
import { useSelectedScope } from '../shared/use-scope.ts';
import { SettingsPage } from '../shared/settings-page.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import styles from './transfer.module.css';

const catalogue: Catalogue = generated;

export default function SettingsTransferScreen(): ReactNode {
  const picking = useSelectedScope();
  const { selected } = picking;
  return (
    <SettingsPage
      title="Export and import settings"
      description="Back up settings, or move them to another environment."
      {...picking}
    >
      {/* A chosen file belongs to one scope. */}
      <div className={styles['cards']} key={scopeText(selected)}>
        <ExportCard selected={selected} />
        {mayChangeAll(selected) && <ImportCard catalogue={catalogue} selected={selected} />}
      </div>
    </SettingsPage>
  );
}
