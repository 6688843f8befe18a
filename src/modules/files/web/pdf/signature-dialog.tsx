/** Creates a signature: drawn, typed, or from a photo. */
import { Button, FileButton, Group, Input, Stack, Tabs, Text, TextInput } from '@mantine/core';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import type { Drawing, SignatureData, SignatureEditor } from './editors.ts';
import { useClosePrompt } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import styles from './pdf.module.css';
import { SignaturePad } from './signature-pad.tsx';

interface SignatureDialogProps {
  readonly editor: SignatureEditor;
  readonly onClose: () => void;
}

/** A usual height of a signature in points; one wider than 90 % of the page is reduced (F393). */
const heightOnPage = 40;

const typed = { fontFamily: '"Segoe Script", "Snell Roundhand", "Brush Script MT", cursive', fontStyle: 'italic' };

type Way = 'draw' | 'type' | 'image';

const missing: Readonly<Record<Way, string>> = {
  draw: 'Draw your signature first.',
  type: 'Type your name first.',
  image: 'No signature was found in this image. Choose one with dark ink on a light background.',
};

export function SignatureDialog({ editor, onClose }: SignatureDialogProps): ReactNode {
  useReturnFocus();
  const [way, setWay] = useState<Way>('draw');
  const [drawing, setDrawing] = useState<Drawing>();
  const [name, setName] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  // Meanwhile keys belong to this dialog and not to the page behind it.
  useEffect(() => {
    const { _uiManager: manager } = editor;
    manager.removeEditListeners();
    return () => manager.addEditListeners();
  }, [editor]);
  const isMade = drawing !== undefined || name.trim() !== '' || file !== null;
  const { close, prompt } = useClosePrompt(isMade, () => {
    const { _drawId: drawn } = editor;
    if (drawn === null) editor.remove();
    onClose();
  });
  const make = async (): Promise<SignatureData | null> => {
    if (way === 'draw') return drawing ? editor.getDrawnSignature(drawing) : null;
    if (way === 'type') return name.trim() ? editor.getFromText(name.trim(), { ...typed, fontWeight: '400' }) : null;
    return file && editor.getFromImage(await createImageBitmap(file));
  };
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const made = await make().catch(() => null);
    if (!made) {
      setProblem(missing[way]);
      return;
    }
    editor.addSignature(made, heightOnPage, way === 'type' ? `Signature of ${name.trim()}` : 'Signature', null);
    onClose();
  };
  return (
    <Modal opened onClose={close} title="Add signature">
      <form onSubmit={(event) => void add(event)}>
        <Stack>
          <Tabs
            value={way}
            onChange={(value) => {
              setWay(value as Way);
              setProblem(undefined);
            }}
          >
            <Tabs.List mb="md">
              <Tabs.Tab value="draw">Draw</Tabs.Tab>
              <Tabs.Tab value="type">Type</Tabs.Tab>
              <Tabs.Tab value="image">Image</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="draw">
              <SignaturePad onDraw={setDrawing} />
            </Tabs.Panel>
            <Tabs.Panel value="type">
              <TextInput
                label="Your name"
                maxLength={80}
                value={name}
                classNames={{ input: styles['typed'] ?? '' }}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            </Tabs.Panel>
            <Tabs.Panel value="image">
              <Group>
                <FileButton accept="image/png,image/jpeg,image/webp" onChange={setFile}>
                  {(props) => (
                    <Button {...props} variant="default">
                      Choose image
                    </Button>
                  )}
                </FileButton>
                <Text size="sm">{file?.name ?? 'A photo of your signature on white paper'}</Text>
              </Group>
            </Tabs.Panel>
          </Tabs>
          {problem !== undefined && <Input.Error role="alert">{problem}</Input.Error>}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit">Add signature</Button>
          </Group>
        </Stack>
      </form>
      {prompt}
    </Modal>
  );
}
