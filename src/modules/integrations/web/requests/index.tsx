/** `/integrations/requests` (F340): what was sent to connected systems. */
import { integration_requests } from '#generated/tables.ts';
import { listScreen } from '#platform/web/table/list-screen.tsx';

export default listScreen(integration_requests);
