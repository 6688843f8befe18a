/** The balance of the customer's own account, and the way to top it up (F052). */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { moneyText } from '#platform/domain/amount.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import styles from './balance-box.module.css';

export default function BalanceBox(): ReactNode {
  const balance = useGeneralData().data?.account?.balance;
  if (balance === undefined) return null;
  return (
    <div className={styles['box']}>
      <span className={styles['name']}>Balance</span>
      <span className={`${styles['amount'] ?? ''} figures`}>{moneyText(balance)}</span>
      <Link to="/top-up-account" className={styles['link'] ?? ''}>
        Click here to top up account
      </Link>
    </div>
  );
}
