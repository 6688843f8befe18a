/** Prints the waybill or the labels of the parcels. */
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPrinter } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { LabelPaper } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { toastFailure } from '#platform/web/ui/feedback/toast.ts';

interface Printable {
  readonly title: string;
  readonly url: (id: number) => Promise<{ readonly url: string }>;
}

const stickers =
  (more: { readonly format?: 'zpl'; readonly paper?: LabelPaper } = {}): Printable['url'] =>
  (id) =>
    call('read_label_stickers', { query: { id, ...more } });

const always: readonly Printable[] = [
  { title: 'Waybill', url: (id) => call('read_shipment_label', { query: { id } }) },
  { title: 'Parcel labels', url: stickers() },
  { title: 'Parcel labels for a label printer (ZPL)', url: stickers({ format: 'zpl' }) },
];
const sixAPage: Printable = { title: 'Parcel labels, six a page', url: stickers({ paper: '6up' }) };

export function PrintMenu({ id }: { readonly id: number }): ReactNode {
  const [busy, setBusy] = useState(false);
  const print = async ({ url }: Printable): Promise<void> => {
    setBusy(true);
    try {
      // The response is a download, so the page stays.
      window.location.assign((await url(id)).url);
    } catch (failure) {
      toastFailure(failure);
    }
    setBusy(false);
  };
  const offered = shownSettings().enable_6up_sticker_labels === true ? [...always, sixAPage] : always;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconPrinter size="1rem" aria-hidden />}
          rightSection={<IconChevronDown size="1rem" aria-hidden />}
        >
          Print
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((one) => (
          <Menu.Item key={one.title} onClick={() => void print(one)}>
            {one.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
