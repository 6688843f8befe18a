/** The choice of a payment method, for top-ups and shipments, with the further inputs of a card. */
import { Checkbox, Group, Radio, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { choose, securityCodeIn, type CardMethod, type Choice } from '../../domain/saved-card.ts';
import { CardIcon } from '../cards/card-icon.tsx';
import styles from './methods.module.css';

export interface OfferedMethod extends CardMethod {
  readonly label: string;
  /** Why it can’t be chosen. */
  readonly refusal?: string | undefined;
  /** Address of a small logo. */
  readonly image?: string | undefined;
}

interface MethodChoiceProps {
  readonly methods: readonly OfferedMethod[];
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
  /** The error of the security code. */
  readonly codeError?: string | undefined;
}

export function MethodChoice({ methods, choice, onChange, codeError }: MethodChoiceProps): ReactNode {
  const choosing = (value: string): void => {
    const method = methods.find((one) => one.value === value);
    if (method) onChange(choose(choice, method));
  };
  return (
    <Radio.Group label="How would you like to pay?" value={choice.method ?? null} onChange={choosing}>
      <Stack gap="xs" mt="xs">
        {methods.map((method) => (
          <Stack key={method.value} gap="xs">
            <Group gap="xs">
              <Radio
                value={method.value}
                label={method.label}
                disabled={method.refusal !== undefined}
                description={method.refusal}
              />
              {method.card && <CardIcon association={method.card.card_association} />}
              {method.image !== undefined && <img src={method.image} alt="" className={styles['logo']} />}
            </Group>
            {method.value === choice.method && method.card && (
              <TextInput
                className={styles['more'] ?? ''}
                label="Security code"
                description="3 digits on the back of the card, or 4 on the front of American Express."
                inputMode="numeric"
                autoComplete="cc-csc"
                value={choice.securityCode}
                error={codeError}
                onChange={(event) => onChange({ ...choice, securityCode: securityCodeIn(event.currentTarget.value) })}
              />
            )}
            {method.value === choice.method && method.canSave === true && (
              <Checkbox
                className={styles['more'] ?? ''}
                label="Save card"
                checked={choice.saveCard}
                onChange={(event) => onChange({ ...choice, saveCard: event.currentTarget.checked })}
              />
            )}
          </Stack>
        ))}
      </Stack>
    </Radio.Group>
  );
}
