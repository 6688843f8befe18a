/** Adds tags to the selected accounts or shipments, and removes others. */
import { Button, TagsInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { BulkDialog } from '#platform/web/table/bulk/bulk-dialog.tsx';
import type { RunPart } from '#platform/web/table/bulk/bulk-run.ts';
import { changeTags, useMayTag, useTags, type Tagged } from './tags.ts';

interface BulkTagsProps {
  readonly type: Tagged;
  readonly ids: readonly number[];
  readonly onDone: (chosen: readonly string[]) => void;
}

export function BulkTags(props: BulkTagsProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (!useMayTag(props.type)) return null;
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        Change tags
      </Button>
      {isOpen && <ChangeTags {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangeTags({ type, ids, onDone, onClose }: BulkTagsProps & { readonly onClose: () => void }): ReactNode {
  const known = useTags(type);
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const run: RunPart = async (part, sent) => {
    const answer = await changeTags(type, { ids: part, add, remove }, sent);
    if ('bulk_change' in answer) return answer;
    const { refused } = answer;
    return { changed: part.length - refused.length, refused };
  };
  const nothing = add.length === 0 && remove.length === 0;
  return (
    <BulkDialog
      title={ids.length === 1 ? `Change the tags of 1 ${type}?` : `Change the tags of ${ids.length} ${type}s?`}
      action="Change tags"
      failed="Couldn’t change the tags"
      ids={ids}
      done={(count) => (count === 1 ? `1 ${type} changed` : `${count} ${type}s changed`)}
      changed={!nothing}
      missing={nothing ? { field: 'add', message: 'Choose a tag to add or to remove' } : undefined}
      run={run}
      byJob={type === 'shipment'}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <TagsInput
            label="Add"
            error={errorAt('add')}
            placeholder="Type and press Enter"
            data={[...known]}
            value={add}
            onChange={setAdd}
            splitChars={[',']}
            maxLength={60}
            maxTags={20}
            data-autofocus
          />
          <TagsInput
            mt="sm"
            label="Remove"
            placeholder="Type and press Enter"
            data={[...known]}
            value={remove}
            onChange={setRemove}
            splitChars={[',']}
            maxLength={60}
            maxTags={20}
          />
        </>
      )}
    </BulkDialog>
  );
}
