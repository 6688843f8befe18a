/** The saved views of a list: rename, replace, delete, copy a link, and choose the default one. */
import { ActionIcon, Badge, Group, Menu, Stack, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { ListTable } from '#engine/tables/table.ts';
import type { ListView as SavedView } from '#generated/types.ts';
import { call } from '../../client/call.ts';
import { copyText } from '../../ui/data/copy-text.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { RenameViewDialog } from './save-view-dialog.tsx';
import { changeViews, linkTo } from './saved-views.ts';
import { useReturnFocus } from '../../ui/feedback/return-focus.ts';

interface ManageViewsProps {
  readonly table: Pick<ListTable, 'title'>;
  readonly views: readonly SavedView[];
  /** The current query of the list. */
  readonly query: string;
  readonly onClose: () => void;
}

interface PendingAction {
  readonly what: 'rename' | 'delete';
  readonly view: SavedView;
}

export default function ManageViews({ table, views, query, onClose }: ManageViewsProps): ReactNode {
  useReturnFocus();
  const [pending, setPending] = useState<PendingAction>();
  const close = (): void => setPending(undefined);
  const remove = ({ id }: SavedView): void => {
    close();
    void changeViews(() => call('delete_list_view', { params: { view_id: id } }), 'View deleted');
  };
  return (
    <Modal opened onClose={onClose} title={`Saved views of ${table.title.toLowerCase()}`} size="md">
      {views.length === 0 && <Text size="sm">Views that you save are listed here.</Text>}
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {views.map((view) => (
          <Group key={view.id} component="li" justify="space-between" wrap="nowrap" gap="sm">
            <Group gap="xs" miw={0}>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {view.name}
              </Text>
              {view.is_default && <Badge variant="light">Default</Badge>}
            </Group>
            <ViewMenu view={view} query={query} onAsk={(what) => setPending({ what, view })} />
          </Group>
        ))}
      </Stack>
      {pending?.what === 'rename' && <RenameViewDialog view={pending.view} onClose={close} />}
      {pending?.what === 'delete' && (
        <Confirm
          opened
          danger
          title={`Delete ${pending.view.name}?`}
          action="Delete view"
          onConfirm={() => remove(pending.view)}
          onCancel={close}
        >
          Links to the view keep working.
        </Confirm>
      )}
    </Modal>
  );
}

interface ViewMenuProps {
  readonly view: SavedView;
  readonly query: string;
  readonly onAsk: (what: PendingAction['what']) => void;
}

function ViewMenu({ view, query, onAsk }: ViewMenuProps): ReactNode {
  const put = (body: Partial<SavedView>, done: string): void =>
    void changeViews(() => call('update_list_view', { params: { view_id: view.id }, body }), done);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${view.name}`}>
          <IconDots size="1rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onAsk('rename')}>Rename…</Menu.Item>
        <Menu.Item onClick={() => put({ is_default: !view.is_default }, 'Default view changed')}>
          {view.is_default ? 'Don’t open the list with it' : 'Open the list with it'}
        </Menu.Item>
        {view.query !== query && (
          <Menu.Item onClick={() => put({ query }, 'View replaced')}>Replace with what is shown</Menu.Item>
        )}
        <Menu.Item onClick={() => copyText(linkTo(view.query))}>Copy link</Menu.Item>
        <Menu.Item color="red" onClick={() => onAsk('delete')}>
          Delete…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
