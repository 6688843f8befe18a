/** What can be printed of shipments: the waybill, or the labels of the parcels. */
import { Button, Menu, type ButtonProps } from '@mantine/core';
import { IconChevronDown, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ReadBulkLabelsQuery } from '#generated/types.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';

export interface Printable {
  readonly title: string;
  readonly isWaybill: boolean;
  readonly how: Pick<ReadBulkLabelsQuery, 'format' | 'paper'>;
}

const always: readonly Printable[] = [
  { title: 'Waybill', isWaybill: true, how: {} },
  { title: 'Parcel labels', isWaybill: false, how: {} },
  { title: 'Parcel labels for a label printer (ZPL)', isWaybill: false, how: { format: 'zpl' } },
];
const sixAPage: Printable = { title: 'Parcel labels, six a page', isWaybill: false, how: { paper: '6up' } };

interface PrintChoiceProps extends Pick<ButtonProps, 'size' | 'loading' | 'disabled'> {
  readonly children: string;
  /** Whether it prints several shipments. */
  readonly isMany?: boolean;
  readonly onPrint: (chosen: Printable) => void;
}

export function PrintChoice({ children, isMany = false, onPrint, ...button }: PrintChoiceProps): ReactNode {
  const offered = shownSettings().enable_6up_sticker_labels === true ? [...always, sixAPage] : always;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          {...button}
          variant="default"
          leftSection={<IconPrinter size="1rem" aria-hidden />}
          rightSection={<IconChevronDown size="1rem" aria-hidden />}
        >
          {children}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((one) => (
          <Menu.Item key={one.title} onClick={() => onPrint(one)}>
            {one.isWaybill && isMany ? 'Waybills' : one.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
