/** `/accounts`: every customer account, and the way to an account's page. */
import { accounts } from '#generated/tables.ts';
import { listScreen } from '#platform/web/table/list-screen.tsx';

export default listScreen(accounts);
