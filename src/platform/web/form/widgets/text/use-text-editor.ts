/**
 * Connects a rich-text editor to the value of a field: reports changes after a pause and when the editor loses focus,
 * and takes over changes from elsewhere.
 */

import { useEditor, type Editor, type EditorOptions } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { WidgetProps } from '../widget-props.ts';

/** How a value is read from an editor and written into it. */
export interface EditorContent {
  readonly extensions: EditorOptions['extensions'];
  /** The editor content for a value of the field. */
  readonly contentOf: (value: unknown) => EditorOptions['content'];
  /** The value; undefined when the editor is empty. */
  readonly valueOf: (editor: Editor) => string | undefined;
  readonly multiline: boolean;
  /** Milliseconds after the last key until the value is reported: serializing a long document at every key would be slow. */
  readonly pauseMs: number;
  readonly editorProps?: EditorOptions['editorProps'];
}

/** @param content must be stable between renders */
export function useTextEditor(props: WidgetProps, content: EditorContent): Editor | null {
  const known = useRef(props.value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const report = (editor: Editor): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    known.current = content.valueOf(editor);
    latest.current.onChange(known.current);
  };
  const editor = useEditor({
    extensions: content.extensions,
    content: content.contentOf(props.value),
    editable: !props.readOnly,
    injectCSS: false,
    editorProps: {
      ...content.editorProps,
      attributes: () => attributesOf(latest.current, content.multiline),
    },
    onUpdate: ({ editor: current }) => {
      clearTimeout(timer.current);
      if (content.pauseMs === 0) report(current);
      else timer.current = setTimeout(() => report(current), content.pauseMs);
    },
    onBlur: ({ editor: current }) => {
      if (timer.current !== undefined) report(current);
      latest.current.onBlur();
    },
  });
  useEffect(() => {
    if (!editor || Object.is(known.current, props.value)) return;
    known.current = props.value;
    editor.commands.setContent(content.contentOf(props.value) ?? null, { emitUpdate: false });
  }, [editor, props.value, content]);
  useEffect(() => editor?.setEditable(!props.readOnly, false), [editor, props.readOnly]);
  // Makes the editor read its attributes again.
  useEffect(() => editor?.setOptions({}), [editor, props.invalid, props.describedBy]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return editor;
}

function attributesOf({ id, label, describedBy, invalid }: WidgetProps, multiline: boolean): Record<string, string> {
  return {
    id,
    role: 'textbox',
    'aria-multiline': String(multiline),
    'aria-label': label,
    'aria-invalid': String(invalid),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  };
}
