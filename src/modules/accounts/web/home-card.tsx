/** The customer's own account: name and code, billing, and whether it may book. */
import { account_type } from '#generated/enums.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { CopyButton } from '#platform/web/ui/data/copy-button.tsx';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import styles from '#platform/web/shell/home/home.module.css';

export default function AccountCard() {
  const account = useGeneralData().data?.account;
  if (!account) return null;
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
