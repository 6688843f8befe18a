/** A message across the page, cut to two lines with a 'Show more' link when it is longer (F059). */
import { CloseButton, UnstyledButton } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './banner.module.css';
import { NoticeIcon, type NoticeVariant } from './notice.tsx';

interface BannerProps {
  variant: NoticeVariant;
  children: ReactNode;
  /** The name of the landmark. */
  label: string;
  onClose?: () => void;
}

export function Banner({ variant, children, label, onClose }: BannerProps) {
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const cut = useOverflow(text, open);
  return (
    <section className={styles['banner']} data-variant={variant} aria-label={label}>
      <NoticeIcon variant={variant} />
      <div className={styles['words']}>
        {/* Scrolled by the browser to a focused link, or to a found word, in the part that is cut off. */}
        <div ref={text} className={styles['text']} data-open={open || undefined} onScroll={() => setOpen(true)}>
          {children}
        </div>
        {(cut || open) && (
          <UnstyledButton className={styles['more'] ?? ''} aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Show less' : 'Show more'}
          </UnstyledButton>
        )}
      </div>
      {onClose && <CloseButton aria-label="Close" onClick={onClose} />}
    </section>
  );
}

/** Whether the text is longer than the visible part; measured again when the text or the width changes. */
function useOverflow(ref: React.RefObject<HTMLDivElement | null>, open: boolean): boolean {
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || open) return undefined;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    // Calls at once, too, but after the browser has laid out the page by itself, and still before it is painted.
    const sizes = new ResizeObserver(() => flushSync(measure));
    sizes.observe(element);
    const content = new MutationObserver(measure);
    content.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [ref, open]);
  return cut;
}
