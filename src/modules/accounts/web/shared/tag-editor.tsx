/** The tags of one account or shipment: chips that can be added and removed in place. */
import { Badge, Group, Skeleton, TagsInput } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCan } from '#platform/web/client/session.ts';
import { toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { changeTags, useMayTag, useTags, type Tagged } from './tags.ts';

/** In its place while the tags of a record are loading, so that what follows doesn’t move. */
export function TagEditorSkeleton({ type }: Pick<TagEditorProps, 'type'>): ReactNode {
  return useMayTag(type) ? <Skeleton height={30} maw="40rem" mb="md" aria-hidden /> : null;
}

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
  // What the user chose, until the stored tags are read again: a tag must not vanish for a moment.
  const [chosen, setChosen] = useState<readonly string[]>();
  // Changes are sent one after the other, so that the next tag can be typed meanwhile.
  const queue = useRef({ pending: 0, last: Promise.resolve() });
  const stored = tags.join('\n');
  useEffect(() => {
    if (queue.current.pending === 0) setChosen(undefined);
  }, [stored]);
  const send = async (add: readonly string[], remove: readonly string[]): Promise<void> => {
    try {
      await changeTags(type, { ids: [id], add, remove });
      queue.current.pending -= 1;
    } catch (failure) {
      queue.current.pending -= 1;
      setChosen(undefined);
      toastFailure(failure);
    }
  };
  const save = (next: readonly string[]): void => {
    const before = chosen ?? tags;
    const add = next.filter((tag) => !before.includes(tag));
    const remove = before.filter((tag) => !next.includes(tag));
    setChosen(next);
    queue.current.pending += 1;
    queue.current.last = queue.current.last.then(() => send(add, remove));
  };
  return (
    <TagsInput
      aria-label="Tags"
      data={[...known]}
      value={[...(chosen ?? tags)]}
      onChange={save}
      placeholder="Add a tag"
      maxLength={60}
      splitChars={[',']}
      size="xs"
      maw="40rem"
      mb="md"
    />
  );
}
