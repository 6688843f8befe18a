/** Error boundary for one setting: if it cannot be rendered, its value is shown and can be replaced. */

import { Button, Group, Text } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { valueText } from '#engine/values/value-text.ts';
import { useForm, useSetting } from '../shared/form-context.ts';

interface BoundaryProps {
  readonly settingKey: string;
  readonly children: ReactNode;
}

function Broken({ settingKey, onRetry }: { readonly settingKey: string; readonly onRetry: () => void }): ReactNode {
  const { model } = useForm();
  const setting = useSetting(settingKey);
  return (
    <>
      <Text size="sm">This value can’t be edited here. It is: {valueText({}, model.content(settingKey))}</Text>
      <Group gap="xs" mt="xs">
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            model.reset([settingKey]);
            onRetry();
          }}
        >
          Reset {setting.schema.title}
        </Button>
        <Button size="xs" variant="subtle" onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </>
  );
}

export class RowBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Broken settingKey={this.props.settingKey} onRetry={() => this.setState({ failed: false })} />;
  }
}
