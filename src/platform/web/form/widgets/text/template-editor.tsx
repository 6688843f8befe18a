/** Plain text with chips for its variables: a subject, an SMS, or the value of a placeholder. */

import { EditorContent as EditorArea, type Editor, type JSONContent } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useState, type ReactNode } from 'react';
import type { WidgetProps } from '../widget-props.ts';
import { describerOf, piecesOf, templateChips, type DescribeTag } from './template-chips.ts';
import { textOf } from './text-of.ts';
import { useTextEditor, type EditorContent } from './use-text-editor.ts';
import styles from '../widgets.module.css';

/** Paragraphs, text and undo, without formatting. */
const bare = StarterKit.configure({
  blockquote: false,
  bold: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  strike: false,
  trailingNode: false,
  underline: false,
});

/** Each line of the text is a paragraph of the document. */
function documentOf(value: unknown, describe: DescribeTag): JSONContent {
  const lines = textOf(value).split('\n');
  const paragraph = (line: string): JSONContent => ({
    type: 'paragraph',
    content: piecesOf(line, describe).map(({ text, label }) =>
      label === undefined ? { type: 'text', text } : { type: 'templateTag', attrs: { source: text } },
    ),
  });
  return { type: 'doc', content: lines.map(paragraph) };
}

function valueOf(editor: Editor): string | undefined {
  const text = editor.getText({ blockSeparator: '\n' });
  return text === '' ? undefined : text;
}

function contentFor(context: unknown, multiline: boolean): EditorContent {
  const describe = describerOf(context);
  return {
    extensions: [bare, templateChips(describe)],
    contentOf: (value) => documentOf(value, describe),
    valueOf,
    multiline,
    pauseMs: 0,
    ...(!multiline && {
      editorProps: {
        handleKeyDown: (_view, { key }) => key === 'Enter',
        transformPastedText: (text) => text.replaceAll(/\s*\n\s*/g, ' '),
      },
    }),
  };
}

export default function TemplateEditor({
  multiline,
  ...props
}: WidgetProps & { readonly multiline: boolean }): ReactNode {
  const [content] = useState(() => contentFor(props.schema['x-template'], multiline));
  const editor = useTextEditor(props, content);
  return (
    <EditorArea
      editor={editor}
      className={styles.template}
      data-multiline={multiline || undefined}
      data-error={props.invalid || undefined}
      data-locked={props.readOnly || undefined}
    />
  );
}
