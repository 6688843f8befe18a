/** The tags of one account or shipment: chips that can be added and removed in place. */
import { Badge, Group, TagsInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useCan } from '#platform/web/client/session.ts';
import { toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { changeTags, useMayTag, useTags, type Tagged } from './tags.ts';

interface TagEditorProps {
  readonly type: Tagged;
  readonly id: number;
  readonly tags: readonly string[];
}

export function TagEditor(props: TagEditorProps): ReactNode {
  const mayTag = useMayTag(props.type);
  const maySee = useCan('API_/tags:GET');
  if (mayTag) return <Editor {...props} />;
  if (!maySee || props.tags.length === 0) return null;
  return (
    <Group gap="xs" mb="md" role="list" aria-label="Tags">
      {props.tags.map((tag) => (
        <Badge key={tag} variant="light" role="listitem">
          {tag}
        </Badge>
      ))}
    </Group>
  );
}

function Editor({ type, id, tags }: TagEditorProps): ReactNode {
  const known = useTags(type);
  // The chosen tags until the answer arrives.
  const [chosen, setChosen] = useState<readonly string[]>();
  const save = async (next: readonly string[]): Promise<void> => {
    setChosen(next);
    const add = next.filter((tag) => !tags.includes(tag));
    const remove = tags.filter((tag) => !next.includes(tag));
    try {
      await changeTags(type, { ids: [id], add, remove });
    } catch (failure) {
      toastFailure(failure);
    }
    setChosen(undefined);
  };
  return (
    <TagsInput
      aria-label="Tags"
      data={[...known]}
      value={[...(chosen ?? tags)]}
      onChange={(next) => void save(next)}
      disabled={chosen !== undefined}
      placeholder="Add a tag"
      maxLength={60}
      splitChars={[',']}
      size="xs"
      maw="40rem"
      mb="md"
    />
  );
}
