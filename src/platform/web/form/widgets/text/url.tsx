/** A web address with a link that opens it for checking. */

import { openTab } from '../../../ui/feedback/open-tab.ts';
import { ActionIcon } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { completeAddress, openable } from './web-address.ts';
import type { WidgetProps } from '../widget-props.ts';
import { TextInput } from './text-input.tsx';
import styles from '../widgets.module.css';

export default function UrlWidget(props: WidgetProps): ReactNode {
  const open = (): void => {
    const input = document.getElementById(props.id);
    const address = openable(input instanceof HTMLInputElement ? completeAddress(input.value) : props.value);
    if (address) openTab(address);
    else input?.focus();
  };
  return (
    <TextInput
      {...props}
      // While the placeholder is shown the input is empty and there is nothing to open.
      placeholder={props.placeholder ?? ' '}
      className={styles.address}
      inputMode="url"
      tidy={completeAddress}
      after={
        <ActionIcon variant="subtle" color="gray" onClick={open} aria-label={`Open ${props.label} in a new tab`}>
          <IconExternalLink size="1rem" aria-hidden />
        </ActionIcon>
      }
    />
  );
}
