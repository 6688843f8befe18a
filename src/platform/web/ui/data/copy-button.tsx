/** Copies a text and says so where the pointer is; the exact words of the toast are in the specification. */
import { ActionIcon, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import styles from './copy-button.module.css';
import { writtenToClipboard } from './copy-text.ts';

/** The kit's button without its component, which works its styles out for each one. */
const button = `mantine-focus-auto mantine-active mantine-ActionIcon-root ${ActionIcon.classes.root} ${UnstyledButton.classes.root} ${styles['button']}`;

/** A table has one in every row: what says its name is drawn for the one that somebody comes to. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [element, setElement] = useState<HTMLButtonElement | null>(null);
  const [isMet, setMet] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    void writtenToClipboard(text).then(setCopied);
  };
  const meet = () => setMet(true);
  const leave = () => setMet(false);
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <>
      <button
        ref={setElement}
        type="button"
        className={button}
        data-variant="subtle"
        aria-label={label}
        onClick={copy}
        onMouseEnter={meet}
        onMouseLeave={leave}
        onFocus={meet}
        onBlur={leave}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
        {(isMet || copied) && <VisuallyHidden role="status">{copied ? 'Copied to clipboard' : ''}</VisuallyHidden>}
      </button>
      {(isMet || copied) && <Tooltip target={element} label={copied ? 'Copied to clipboard' : label} opened />}
    </>
  );
}
