/** The editor for formatted text, with a preview of exactly what visitors see: sanitised, as the server stores it. */

import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.css';
import { SegmentedControl, Text } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useState, type ReactNode } from 'react';
import { RichHtml } from '../../../ui/data/rich-html.tsx';
import { sanitise } from '../../../ui/data/sanitise.ts';
import type { WidgetProps } from '../widget-props.ts';
import { describerOf, templateChips, withChips, withoutChips } from './template-chips.ts';
import { useTextEditor, type EditorContent } from './use-text-editor.ts';
import styles from '../widgets.module.css';

const pauseMs = 200;
const link = { openOnClick: false, defaultProtocol: 'https' } as const;
/** In a template `shipment.delivery_address.city` is a variable, not a web address. */
const linkOfTemplates = { ...link, autolink: false, shouldAutoLink: () => false };

function htmlOf(value: unknown): string {
  return typeof value === 'string' ? sanitise(value) : '';
}

function storedOf(editor: Editor): string {
  return editor.isEmpty ? '' : sanitise(withoutChips(editor.getHTML()));
}

function contentFor(template: unknown): EditorContent {
  const common = {
    valueOf: (editor: Editor) => storedOf(editor) || undefined,
    multiline: true,
    pauseMs,
  };
  if (template === undefined) return { ...common, extensions: [StarterKit.configure({ link })], contentOf: htmlOf };
  const describe = describerOf(template);
  return {
    ...common,
    extensions: [StarterKit.configure({ link: linkOfTemplates }), templateChips(describe)],
    contentOf: (value) => withChips(htmlOf(value), describe),
  };
}

/** Allowed by the server, for texts from elsewhere, but unknown to the editor: typing would remove them. */
const beyondEditor = /<(?:table|img|sub|sup|small)\b/i;

export default function HtmlEditor(props: WidgetProps): ReactNode {
  const [isBeyond] = useState(() => beyondEditor.test(htmlOf(props.value)));
  const [mode, setMode] = useState<'edit' | 'preview'>(props.readOnly || isBeyond ? 'preview' : 'edit');
  const [content] = useState(() => contentFor(props.schema['x-template']));
  const editor = useTextEditor(props, content);
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
      {mode === 'edit' && isBeyond && (
        <Text size="sm" mb="xs">
          This text has tables, pictures or small print that the editor can’t show. Editing it here removes them.
        </Text>
      )}
      {mode === 'preview' ? (
        <div className={styles.preview} id={props.readOnly ? props.id : undefined} tabIndex={-1}>
          <RichHtml html={htmlOf(props.value)} />
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
