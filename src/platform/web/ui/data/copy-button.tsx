/** Copies a text and says so where the pointer is; the exact words of the toast are in the specification. */
import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { writtenToClipboard } from './copy-text.ts';

/** A table has one in every row: what says its name is drawn for the one that somebody comes to. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
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
      <ActionIcon
        ref={setButton}
        variant="subtle"
        color="gray"
        size="1.5rem"
        aria-label={label}
        onClick={copy}
        onMouseEnter={meet}
        onMouseLeave={leave}
        onFocus={meet}
        onBlur={leave}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
        {(isMet || copied) && <VisuallyHidden role="status">{copied ? 'Copied to clipboard' : ''}</VisuallyHidden>}
      </ActionIcon>
      {(isMet || copied) && <Tooltip target={button} label={copied ? 'Copied to clipboard' : label} opened />}
    </>
  );
}
