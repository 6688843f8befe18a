/** `/communication-log`: every message about shipments, for staff. */
import { messages } from '#generated/tables.ts';
import { listScreen } from '#platform/web/table/list-screen.tsx';

export default listScreen(messages);
