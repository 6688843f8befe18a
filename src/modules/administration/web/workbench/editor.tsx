/** The text editor of a section: CodeMirror with completion from the vocabulary, and the server's findings at their lines. */

import {
  autocompletion,
  completionKeymap,
  snippet,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { forceLinting, linter, lintGutter, lintKeymap, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useImperativeHandle, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { styleNonce } from '#platform/web/client/boot.ts';
import { languageOf, type Language, type Suggestion } from './language.ts';
import styles from './schemas.module.css';
import { snippetText } from './snippet-text.ts';
import type { Finding } from './use-validation.ts';
import type { SectionText } from './use-section.ts';

export interface EditorHandle {
  /** Scrolls to a line and puts the cursor there. Both from 1. */
  readonly show: (line: number, column: number) => void;
}

interface EditorProps {
  readonly ref: Ref<EditorHandle>;
  readonly file: SectionText;
  /** The initial text; afterwards the editor holds it. */
  readonly text: string;
  /** The server's findings for this file. */
  readonly findings: readonly Finding[];
  readonly onChange: (text: string) => void;
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, class: styles['tokenName'] ?? '' },
  { tag: tags.string, class: styles['tokenText'] ?? '' },
  { tag: [tags.number, tags.bool, tags.null], class: styles['tokenValue'] ?? '' },
]);

/** @param requestedAt the cursor position of the request; text typed since then is replaced too */
function optionOf(
  { label, detail, info, text, snippet: filled, from, to }: Suggestion,
  requestedAt: number,
): Completion {
  return {
    label,
    ...(detail === undefined ? {} : { detail }),
    ...(info === undefined ? {} : { info }),
    type: label.startsWith('"') ? 'text' : 'property',
    apply: (view, completion) => {
      const end = to + view.state.selection.main.head - requestedAt;
      if (filled) snippet(snippetText(text))(view, completion, from, end);
      else view.dispatch({ changes: { from, to: end, insert: text }, selection: { anchor: from + text.length } });
    },
  };
}

function completionOf(language: Language) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const typed = context.matchBefore(/"[^"\n]*|[\w-]+/);
    if (!typed && !context.explicit) return null;
    const found = await language.complete(context.state.doc.toString(), context.pos);
    const [first] = found;
    if (!first || context.aborted) return null;
    // A key is offered without quotation marks, although it begins with one.
    const quoted = context.state.sliceDoc(first.from, first.from + 1) === '"' && !first.label.startsWith('"');
    const from = Math.min(context.pos, quoted ? first.from + 1 : first.from);
    return { from, options: found.map((one) => optionOf(one, context.pos)), validFor: /^"?[\w.-]*$/ };
  };
}

function hoverOf(language: Language) {
  return hoverTooltip(async (view, at) => {
    const explanation = await language.explain(view.state.doc.toString(), at);
    if (explanation === undefined) return null;
    return {
      pos: at,
      above: true,
      create: () => {
        const dom = document.createElement('div');
        dom.className = styles['hover'] ?? '';
        dom.textContent = explanation;
        return { dom };
      },
    };
  });
}

/** The errors by the vocabulary, and the server's for the same lines. */
function mistakesOf(language: Language, findings: { readonly current: readonly Finding[] }) {
  return linter(
    async ({ state }): Promise<Diagnostic[]> => {
      const own = await language.mistakes(state.doc.toString());
      const findingsHere = findings.current.filter(({ gate }) => gate !== 'syntax' && gate !== 'vocabulary');
      return [
        ...own.map((one): Diagnostic => ({ ...one, to: Math.min(one.to, state.doc.length), severity: 'error' })),
        ...findingsHere.map(({ line, column, severity, message }): Diagnostic => {
          const { from, to } = state.doc.line(Math.min(line, state.doc.lines));
          const start = Math.min(from + column - 1, to);
          return { from: start, to, severity: severity === 'note' ? 'info' : 'error', message };
        }),
      ];
    },
    { delay: 200 },
  );
}

export function Editor({ ref, file, text, findings, onChange }: EditorProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ findings, onChange, text });
  latest.current = { findings, onChange, text };
  const language = useMemo(() => languageOf(file), [file]);
  useEffect(() => {
    if (!place.current) return undefined;
    const server = {
      get current() {
        return latest.current.findings;
      },
    };
    const state = EditorState.create({
      doc: latest.current.text,
      extensions: [
        EditorView.cspNonce.of(styleNonce()),
        EditorView.contentAttributes.of({ 'aria-label': `Text of ${file.path}`, tabindex: '0' }),
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        EditorView.lineWrapping,
        json(),
        syntaxHighlighting(colours),
        autocompletion({ override: [completionOf(language)] }),
        hoverOf(language),
        mistakesOf(language, server),
        keymap.of([
          ...defaultKeymap,
          ...historyKeymap,
          ...foldKeymap,
          ...completionKeymap,
          ...lintKeymap,
          indentWithTab,
        ]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) latest.current.onChange(update.state.doc.toString());
        }),
      ],
    });
    const made = new EditorView({ state, parent: place.current });
    view.current = made;
    return () => made.destroy();
  }, [file, language]);
  useEffect(() => {
    if (view.current) forceLinting(view.current);
  }, [findings]);
  useImperativeHandle(ref, () => ({
    show(line, column) {
      const editor = view.current;
      if (!editor) return;
      const { from, to } = editor.state.doc.line(Math.min(Math.max(1, line), editor.state.doc.lines));
      const at = Math.min(from + column - 1, to);
      editor.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      editor.focus();
    },
  }));
  return <div ref={place} className={styles['editor']} />;
}
