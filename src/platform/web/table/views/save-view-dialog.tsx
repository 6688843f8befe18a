/** Names a view when it is saved or renamed. */
import type { ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { ListTable } from '#engine/tables/table.ts';
import * as form from '#generated/forms/new-list-view.ts';
import type { ListView as SavedView, NewListView } from '#generated/types.ts';
import { call } from '../../client/call.ts';
import { SchemaDialog } from '../../form/schema-form/schema-dialog.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { filterKeyOf, refreshViews } from './saved-views.ts';

interface SaveViewDialogProps {
  readonly table: Pick<ListTable, 'id'>;
  /** The query of the view. */
  readonly query: string;
  readonly onClose: () => void;
}

export default function SaveViewDialog({ table, query, onClose }: SaveViewDialogProps): ReactNode {
  const save = async (value: JsonObject): Promise<void> => {
    const entered = value as unknown as NewListView;
    await call('create_list_view', { body: { ...entered, filter_key: filterKeyOf(table), query } });
    onClose();
    showToast('success', 'View saved');
    await refreshViews();
  };
  return (
    <SchemaDialog
      form={form}
      layout="save"
      title="Save this view"
      action="Save view"
      failed="Couldn’t save the view"
      stored={{}}
      onSubmit={save}
      onClose={onClose}
    >
      Keeps the filters, the sort and the columns that are shown.
    </SchemaDialog>
  );
}

interface RenameViewDialogProps {
  readonly view: SavedView;
  readonly onClose: () => void;
}

export function RenameViewDialog({ view, onClose }: RenameViewDialogProps): ReactNode {
  const save = async (value: JsonObject): Promise<void> => {
    const { name } = value as unknown as NewListView;
    await call('update_list_view', { params: { view_id: view.id }, body: { name } });
    onClose();
    await refreshViews();
  };
  return (
    <SchemaDialog
      form={form}
      layout="rename"
      title={`Rename ${view.name}`}
      action="Rename"
      failed="Couldn’t rename the view"
      stored={{ name: view.name }}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
