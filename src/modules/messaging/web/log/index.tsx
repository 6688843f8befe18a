/** `/communication-log`: every message about shipments, for staff. */
import { messages } from '#generated/tables.ts';
import type { ShipmentMessage } from '#generated/types.ts';
import { displayPhone } from '#platform/domain/phone.ts';
import { listScreen } from '#platform/web/table/list-screen.tsx';

export default listScreen(messages, {
  cells: {
    recipient: (row) => {
      const { channel, recipient } = row as unknown as ShipmentMessage;
      return channel === 'email' ? recipient : displayPhone(recipient);
    },
  },
});
