/** `/communication-log`: every message about shipments, for staff. */
import { messages } from '#generated/tables.ts';
import type { ShipmentMessage } from '#generated/types.ts';
import { listScreen } from '#platform/web/table/list-screen.tsx';
import { recipientText } from '../../domain/recipient-text.ts';

export default listScreen(messages, {
  cells: { recipient: (row) => recipientText(row as unknown as ShipmentMessage) },
});
