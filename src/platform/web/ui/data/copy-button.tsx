/** Copies a text and says so where the pointer is; the exact words of the toast are in the specification. */
import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  };
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Tooltip label={copied ? 'Copied to clipboard' : label} {...(copied ? { opened: true } : {})}>
      <ActionIcon variant="subtle" color="gray" size="1.5rem" aria-label={label} onClick={copy}>
        <Icon size={16} stroke={1.75} aria-hidden />
        <VisuallyHidden role="status">{copied ? 'Copied to clipboard' : ''}</VisuallyHidden>
      </ActionIcon>
    </Tooltip>
  );
}
