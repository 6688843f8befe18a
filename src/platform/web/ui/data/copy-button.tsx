/** Copies a text and confirms it next to the pointer; the text of the toast is given by the specification. */
import { ActionIcon, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import styles from './copy-button.module.css';
import { writtenToClipboard } from './copy-text.ts';

/** Mantine's button without its component, which computes its styles for every instance. */
const button = `mantine-focus-auto mantine-active mantine-ActionIcon-root ${ActionIcon.classes.root} ${UnstyledButton.classes.root} ${styles['button']}`;

/** A table has one in every row: the tooltip is rendered only for the one that is hovered or focused. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const element = useRef<HTMLButtonElement>(null);
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
        ref={element}
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
