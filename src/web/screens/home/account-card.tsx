/** The customer's own account: its name and code, how it pays, and whether it may book. */
import type { Account } from '#generated/types.ts';
import { account_type } from '#generated/enums.ts';
import { Card, Fact, Facts } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import styles from './home.module.css';

export function AccountCard({ account }: { account: Account }) {
  const type = account_type.find((choice) => choice.const === account.account_type);
  return (
    <Card
      title="Your account"
      aside={
        account.is_on_hold ? (
          <StatusBadge colour="red">On hold</StatusBadge>
        ) : (
          <StatusBadge colour="green">Active</StatusBadge>
        )
      }
    >
      <Facts>
        <Fact name="Name">{account.name}</Fact>
        <Fact name="Account code">
          <span className={styles['code']}>
            {account.account_code}
            <CopyButton text={account.account_code} label="Copy account code" />
          </span>
        </Fact>
        <Fact name="Type">{type?.title ?? account.account_type}</Fact>
      </Facts>
    </Card>
  );
}
