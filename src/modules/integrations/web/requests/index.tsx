/** `/integrations/requests` (F340): the log of requests to connected systems. */
import { integration_requests } from '#generated/tables.ts';
import { listScreen } from '#platform/web/table/list-screen.tsx';

export default listScreen(integration_requests);
