/** The editor for formatted text, with a preview of exactly what visitors will get: sanitised, as the server stores it. */

import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.css';
import { SegmentedControl } from '@mantine/core';
import { useEditor, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { RichHtml } from '../../../ui/data/rich-html.tsx';
import { sanitise } from '../../../ui/data/sanitise.ts';
import type { WidgetProps } from '../widget-props.ts';
import styles from '../widgets.module.css';

/** Serialising a long document at every key would be felt; the text is handed on when the typing pauses. */
const pauseMs = 200;

const link = { openOnClick: false, defaultProtocol: 'https' } as const;
const extensions = [StarterKit.configure({ link })];
/** In a template `shipment.delivery_address.city` is a name, and no address of the web. */
const ofTemplates = [StarterKit.configure({ link: { ...link, autolink: false, shouldAutoLink: () => false } })];

function htmlOf(value: unknown): string {
  return typeof value === 'string' ? sanitise(value) : '';
}

function contentOf(editor: Editor): string {
  return editor.isEmpty ? '' : sanitise(editor.getHTML());
}

/** The editor over `value`, telling changes after a pause and when it is left. */
function useHtmlEditor(props: WidgetProps): Editor | null {
  const known = useRef(props.value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const tell = (editor: Editor): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const html = contentOf(editor);
    known.current = html === '' ? undefined : html;
    latest.current.onChange(known.current);
  };
  const editor = useEditor({
    extensions: props.schema['x-template'] === undefined ? extensions : ofTemplates,
    content: htmlOf(props.value),
    editable: !props.readOnly,
    injectCSS: false,
    editorProps: {
      attributes: {
        id: props.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': props.label,
        ...(props.describedBy ? { 'aria-describedby': props.describedBy } : {}),
      },
    },
    onUpdate: ({ editor: current }) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => tell(current), pauseMs);
    },
    onBlur: ({ editor: current }) => {
      if (timer.current !== undefined) tell(current);
      latest.current.onBlur();
    },
  });
  useEffect(() => {
    if (!editor || Object.is(known.current, props.value)) return;
    known.current = props.value;
    editor.commands.setContent(htmlOf(props.value), { emitUpdate: false });
  }, [editor, props.value]);
  useEffect(() => editor?.setEditable(!props.readOnly, false), [editor, props.readOnly]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return editor;
}

export default function HtmlEditor(props: WidgetProps): ReactNode {
  const [mode, setMode] = useState<'edit' | 'preview'>(props.readOnly ? 'preview' : 'edit');
  const editor = useHtmlEditor(props);
  return (
    <div className={styles.html}>
      {!props.readOnly && (
        <SegmentedControl
          size="xs"
          mb="xs"
          value={mode}
          onChange={(value) => setMode(value === 'preview' ? 'preview' : 'edit')}
          aria-label={`${props.label}: edit or preview`}
          data={[
            { value: 'edit', label: 'Edit' },
            { value: 'preview', label: 'Preview' },
          ]}
        />
      )}
      {mode === 'preview' ? (
        <div className={styles.preview} id={props.readOnly ? props.id : undefined} tabIndex={-1}>
          <RichHtml html={editor ? contentOf(editor) : htmlOf(props.value)} />
        </div>
      ) : (
        <RichTextEditor editor={editor} variant="subtle">
          <RichTextEditor.Toolbar>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Bold />
              <RichTextEditor.Italic />
              <RichTextEditor.Underline />
              <RichTextEditor.ClearFormatting />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.H2 />
              <RichTextEditor.H3 />
              <RichTextEditor.BulletList />
              <RichTextEditor.OrderedList />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Link />
              <RichTextEditor.Unlink />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Undo />
              <RichTextEditor.Redo />
            </RichTextEditor.ControlsGroup>
          </RichTextEditor.Toolbar>
          <RichTextEditor.Content />
        </RichTextEditor>
      )}
    </div>
  );
}
