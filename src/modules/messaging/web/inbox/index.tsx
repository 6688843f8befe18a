/** `/inbox` (F384): emails to the user; unread ones are highlighted. */
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
