/** The explanation of a price, step by step, opened on demand. */
import { Button, Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import type { Rate } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import styles from './service-choice.module.css';

export function RateDetails({ rate }: { readonly rate: Rate }): ReactNode {
  const [isOpen, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <div className={styles['details']}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`Price details of ${rate.service_level.name}`}
        rightSection={<IconChevronDown size="0.9rem" aria-hidden data-open={isOpen || undefined} />}
        onClick={toggle}
      >
        Price details
      </Button>
      <Collapse expanded={isOpen} id={id}>
        {isOpen && <RateTrace rate={rate} />}
      </Collapse>
    </div>
  );
}

/** Each amount with its reason, and the total. */
export function RateTrace({ rate }: { readonly rate: Rate }): ReactNode {
  return (
    <dl className={styles['trace']}>
      {rate.explanation.map(({ text, amount }, index) => (
        // The steps of a price never change their order.
        <div key={index}>
          <dt>{text}</dt>
          <dd>{amount === undefined ? '' : moneyText(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>Total excluding VAT</dt>
        <dd>{moneyText(rate.rate_excluding_vat)}</dd>
      </div>
      <div data-total>
        <dt>Total including VAT</dt>
        <dd>{moneyText(rate.rate)}</dd>
      </div>
    </dl>
  );
}
