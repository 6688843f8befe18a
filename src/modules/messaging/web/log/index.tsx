/** `/communication-log`: every message about shipments, for staff. */
import { IconMessage } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { messages } from '#generated/tables.ts';
import type { ShipmentMessage } from '#generated/types.ts';
import { List, type ListProps } from '#platform/web/table/list.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { recipientText } from '../../domain/recipient-text.ts';

const MessageDialog = lazy(() => import('./message-dialog.tsx'));

const cells: NonNullable<ListProps['cells']> = {
  recipient: (row) => recipientText(row as unknown as ShipmentMessage),
};

export default function CommunicationLog(): ReactNode {
  const [shown, setShown] = useState<ShipmentMessage>();
  const menuOf = (row: object): ReactNode => {
    const message = row as ShipmentMessage;
    return (
      <RowMenu
        name={`${message.about}, ${message.short_tracking_reference}`}
        actions={[{ title: 'Show message', icon: IconMessage, run: () => setShown(message) }]}
      />
    );
  };
  return (
    <Page title={messages.title} description={messages.description} width="full">
      <List table={messages} cells={cells} rowActions={menuOf} />
      {shown && (
        <Suspense>
          <MessageDialog message={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}
