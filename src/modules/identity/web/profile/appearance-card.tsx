/** Light or dark, for this browser. */
import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { chooseAppearance, useAppearance, type Appearance } from '#platform/web/ui/theme/appearance.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';

const choices: readonly { readonly value: Appearance; readonly label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function AppearanceCard(): ReactNode {
  return (
    <Card title="Appearance">
      <SegmentedControl
        aria-label="Appearance"
        data={[...choices]}
        value={useAppearance()}
        onChange={(value) => chooseAppearance(value)}
      />
    </Card>
  );
}
