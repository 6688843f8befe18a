/** A PDF in a dialog: read, searched and, where it can be saved, annotated. */
import { Button, Group } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/web/pdf_viewer.css';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import type { PdfWindowProps } from '../shared/pdf-window.tsx';
import { DescribeDialog } from './describe-dialog.tsx';
import type { SignatureEditor, StampEditor } from './editors.ts';
import { UnreadablePdfError, openDocument } from './open-document.ts';
import { type PdfView, type ViewState, showDocument, startState } from './pdf-view.ts';
import styles from './pdf.module.css';
import { SignatureDialog } from './signature-dialog.tsx';
import { ReadingTools } from './reading-tools.tsx';
import { Tools } from './tools.tsx';

type Key = 'find' | 'save' | 'in' | 'out' | 'width' | 'leave';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'>;

const withControl: Readonly<Record<string, Key>> = {
  ...{ f: 'find', s: 'save', '+': 'in', '=': 'in', '-': 'out', '0': 'width' },
};

/**
 * The function of a keyboard shortcut of the dialog; undefined for other keys. Undo, redo, delete and arrow keys belong to the editors,
 * which have then handled them.
 */
function keyOf({ key, ctrlKey, metaKey, defaultPrevented }: Pressed): Key | undefined {
  if (defaultPrevented) return undefined;
  if (key === 'Escape') return 'leave';
  return ctrlKey || metaKey ? withControl[key.toLowerCase()] : undefined;
}

type Opened =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'open'; readonly document: PDFDocumentProxy; readonly hasScripts: boolean };

/** Opens the document once, and releases it with the dialog. */
function useDocument(given: PdfWindowProps['load']): Opened {
  // A new function does not mean a new document.
  const [load] = useState(() => given);
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  useEffect(() => {
    let isClosed = false;
    let document: PDFDocumentProxy | undefined;
    const open = async (): Promise<void> => {
      document = await openDocument(await load());
      const hasScripts = await document.hasJSActions();
      if (isClosed) await document.loadingTask.destroy();
      else setOpened({ kind: 'open', document, hasScripts });
    };
    open().catch((failure: unknown) => {
      const message = failure instanceof UnreadablePdfError ? failure.message : messageOf(failure);
      if (!isClosed) setOpened({ kind: 'failed', message: message ?? 'The document couldn’t be loaded. Try again.' });
    });
    return () => {
      isClosed = true;
      void document?.loadingTask.destroy();
    };
  }, [load]);
  return opened;
}

export default function PdfEditor({ title, load, onClose, onSave }: PdfWindowProps): ReactNode {
  useReturnFocus();
  const opened = useDocument(load);
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<PdfView>(undefined);
  const search = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<ViewState>(startState);
  const [signing, setSigning] = useState<SignatureEditor>();
  const [describing, setDescribing] = useState<StampEditor>();
  const [isLeaving, setLeaving] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const document = opened.kind === 'open' ? opened.document : undefined;
  useEffect(() => {
    if (!document || !container.current) return undefined;
    const shown = showDocument({
      ...{ container: container.current, document, onSignature: setSigning, onDescribe: setDescribing },
      onState: (change) => setState((before) => ({ ...before, ...change })),
    });
    view.current = shown;
    return () => shown.close();
  }, [document]);
  const leave = (): void => (state.isChanged && onSave ? setLeaving(true) : onClose());
  const save = async (): Promise<void> => {
    if (!document || !onSave || saving) return;
    // Commits what is being typed to the page.
    view.current?.choose('none');
    setSaving(true);
    setProblem(undefined);
    try {
      await onSave(await document.saveDocument());
      onClose();
    } catch (failure) {
      setProblem(messageOf(failure) ?? 'Couldn’t save. Try again.');
      setSaving(false);
    }
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const act = {
      find: () => search.current?.select(),
      save: () => state.isChanged && void save(),
      in: () => view.current?.zoom('in'),
      out: () => view.current?.zoom('out'),
      width: () => view.current?.zoom('width'),
      leave: () => (state.tool === 'none' ? leave() : view.current?.choose('none')),
    };
    const key = keyOf(event.nativeEvent);
    if (key === undefined) return;
    event.preventDefault();
    act[key]();
  };
  return (
    <Modal
      opened
      fullScreen
      onClose={leave}
      closeOnEscape={false}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: styles['content'] ?? '', body: styles['body'] ?? '', title: styles['title'] ?? '' }}
      onKeyDown={onKeyDown}
    >
      {opened.kind === 'opening' && <PageSkeleton />}
      {opened.kind === 'failed' && <Notice variant="error">{opened.message}</Notice>}
      {opened.kind === 'open' && (
        <>
          <div className={styles['bar']} role="toolbar" aria-label="Document">
            <ReadingTools view={view} state={state} pages={opened.document.numPages} search={search} />
            {onSave && <Tools view={view} state={state} />}
            {onSave && (
              <Button size="xs" disabled={!state.isChanged} loading={saving} onClick={() => void save()}>
                Save new version
              </Button>
            )}
          </div>
          {opened.hasScripts && <Notice variant="warning">This document contains scripts. They don’t run here.</Notice>}
          {problem !== undefined && <Notice variant="error">{problem}</Notice>}
          <div className={styles['pages']}>
            {/* The viewer measures its container and must be able to scroll it. */}
            <div ref={container} className={styles['container']}>
              <div className="pdfViewer" />
            </div>
          </div>
        </>
      )}
      {signing && <SignatureDialog editor={signing} onClose={() => setSigning(undefined)} />}
      {describing && <DescribeDialog editor={describing} onClose={() => setDescribing(undefined)} />}
      {isLeaving && (
        <Confirm
          opened
          danger
          title="Discard your annotations?"
          action="Discard"
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        >
          They aren’t saved. The document stays as it was.
        </Confirm>
      )}
      {opened.kind === 'failed' && (
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </Group>
      )}
    </Modal>
  );
}
