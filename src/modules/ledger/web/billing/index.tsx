/** `/billing`: the transactions of every account. */
import { transactions } from '#generated/tables.ts';
import { listScreen } from '#platform/web/table/list-screen.tsx';

export default listScreen(transactions);
