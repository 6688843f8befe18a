/** The balance of the customer's own account, with a top-up link (F052). */
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { moneyText } from '#platform/domain/amount.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import styles from './balance-box.module.css';

const TopUpDialog = lazy(() => import('./top-up/top-up-dialog.tsx'));

export default function BalanceBox(): ReactNode {
  const balance = useGeneralData().data?.account?.balance;
  const [isOpen, setIsOpen] = useState(false);
  if (balance === undefined) return null;
  // Opens a dialog; with a modifier key the link opens in a new tab like any other.
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <div className={styles['box']}>
      <span className={styles['name']}>Balance</span>
      <span className={`${styles['amount'] ?? ''} figures`}>{moneyText(balance)}</span>
      <Link to="/top-up-account" className={styles['link'] ?? ''} onClick={open}>
        Click here to top up account
      </Link>
      {isOpen && (
        <Suspense fallback={null}>
          <TopUpDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
