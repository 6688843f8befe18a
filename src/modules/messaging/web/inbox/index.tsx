/** `/inbox` (F384): what the person was emailed from here; what is unread stands out. */
import { inbox } from '#generated/tables.ts';
import { listScreen } from '#platform/web/table/list-screen.tsx';
import styles from './inbox.module.css';

export default listScreen(inbox, {
  cells: {
    subject: (row) => (
      <span className={styles[row['is_read'] === true ? 'read' : 'unread']}>{String(row['subject'])}</span>
    ),
  },
});
