/** A section's schema in an editor, with all of its effects next to it. */

import { Anchor, Button, Code } from '@mantine/core';
import { IconArrowBackUp, IconArrowLeft } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { useUnsavedChanges } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { browseAddress } from './address.ts';
import { Editor, type EditorHandle } from './editor.tsx';
import { PreviewTabs } from './preview/preview-tabs.tsx';
import styles from './schemas.module.css';
import { useValidation, type Values } from './use-validation.ts';
import { titleIn } from './stored-drafts.ts';
import { useSection } from './use-section.ts';
import { useTitleFocus } from './use-title-focus.ts';
import type { Usage } from './use-usage.ts';
import { Waiting } from './waiting.tsx';

interface WorkbenchProps {
  readonly tab: string;
  readonly section: string;
  readonly usage: Usage | undefined;
}

const nothingTried: Values = {};

/** Continues the sentence that the path of the file begins. */
function stateOf(isNew: boolean, isChanged: boolean): string {
  if (isNew) return isChanged ? 'does not exist yet. Your draft is kept in this browser' : 'does not exist yet';
  return isChanged ? 'with your changes, kept in this browser' : 'as on this server';
}

export default function Workbench({ tab, section, usage }: WorkbenchProps): ReactNode {
  const { edited, error, retry, write, reset } = useSection(tab, section);
  useTitleFocus(edited !== undefined);
  const [values, setValues] = useState(nothingTried);
  const [isResetting, setResetting] = useState(false);
  const validated = useValidation({ tab, section, text: edited?.text, values });
  const editor = useRef<EditorHandle>(null);
  const { prompt } = useUnsavedChanges(edited?.atRisk ?? false);
  const goToLine = useCallback((line: number, column: number) => editor.current?.show(line, column), []);
  const { validationResult } = validated;
  const path = edited?.file.path;
  const findings = useMemo(
    () => (validationResult?.findings ?? []).filter(({ file }) => file === path),
    [validationResult, path],
  );
  if (error !== undefined)
    return (
      <Page title="Schema workbench">
        <Failure title="Couldn’t load the section" message={error} onRetry={retry} />
      </Page>
    );
  if (!edited) return <Waiting title="Schema workbench" />;
  const { file, text, version, changed, outdated } = edited;
  return (
    <Page
      title={titleIn(text) ?? section}
      description={
        <>
          <Code>{file.path}</Code> {stateOf(file.is_new, changed)}
        </>
      }
      width="full"
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size="1rem" aria-hidden />}
            onClick={() => setResetting(true)}
            disabled={!changed}
          >
            Reset
          </Button>
          <Button
            component={Link}
            to={browseAddress}
            variant="default"
            leftSection={<IconArrowLeft size="1rem" aria-hidden />}
          >
            All sections
          </Button>
        </>
      }
    >
      {prompt}
      <Confirm
        opened={isResetting}
        danger
        title="Discard your changes?"
        action="Discard changes"
        cancel="Keep them"
        onCancel={() => setResetting(false)}
        onConfirm={() => {
          reset();
          setResetting(false);
        }}
      >
        {file.is_new ? 'The section starts over.' : 'The schema returns to the text on this server.'} Download the patch
        first if you may need it.
      </Confirm>
      {outdated && (
        <Notice variant="warning" title="The file has changed since you started">
          Your draft was made from an earlier text. The patch is made against the one of now; look at it before you
          apply it.
        </Notice>
      )}
      <div className={styles['bench']}>
        <section className={`${styles['pane']} ${styles['textPane']}`} aria-label="Schema">
          <Editor ref={editor} key={version} file={file} text={text} findings={findings} onChange={write} />
          <p className={styles['keys']}>
            <kbd>Ctrl</kbd> <kbd>Space</kbd> completes. <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves the editor.{' '}
            <Anchor href="#schema-preview" size="xs" underline="always">
              Go to the preview
            </Anchor>
          </p>
        </section>
        <section className={styles['pane']} aria-label="Preview" id="schema-preview" tabIndex={-1}>
          <PreviewTabs
            tab={tab}
            edited={edited}
            validated={validated}
            usage={usage}
            onValues={setValues}
            onLine={goToLine}
          />
        </section>
      </div>
    </Page>
  );
}
