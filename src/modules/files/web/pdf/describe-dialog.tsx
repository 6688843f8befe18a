/** Describes an image on a page for people who can’t see it. */
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { StampEditor } from './editors.ts';
import { useClosePrompt } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

interface DescribeDialogProps {
  readonly editor: StampEditor;
  readonly onClose: () => void;
}

export function DescribeDialog({ editor, onClose }: DescribeDialogProps): ReactNode {
  useReturnFocus();
  const [begun] = useState(editor.altTextData.altText ?? '');
  const [text, setText] = useState(begun);
  const finish = (): void => {
    editor.altTextFinish();
    onClose();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    editor.altTextData = { altText: text.trim(), decorative: false };
    finish();
  };
  const { close, prompt } = useClosePrompt(text !== begun, finish);
  return (
    <Modal opened onClose={close} title="Describe image">
      <form onSubmit={save}>
        <Stack>
          <TextInput
            data-autofocus
            label="Description"
            description="Read out to people who can’t see the image."
            maxLength={200}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </Group>
        </Stack>
      </form>
      {prompt}
    </Modal>
  );
}
