/** A thin line at the top while a screen loads, for slow connections. */
import { useNavigation } from 'react-router';
import { Later } from '../../ui/feedback/later.tsx';
import styles from './progress-line.module.css';

export function ProgressLine() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Later>
      <div role="status">
        <div className={styles['line']} role="progressbar" aria-label="Loading" />
      </div>
    </Later>
  );
}
