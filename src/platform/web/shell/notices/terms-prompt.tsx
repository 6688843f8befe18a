/** Asks customers to accept the terms before they continue, in the way that the provider chose (F119 to F123). */
import { Anchor, Box, Button, Checkbox, Group, Stack, Tooltip } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Settings } from '#generated/types.ts';
import { call } from '../../client/call.ts';
import { messageOf } from '../../client/call-error.ts';
import { useProviderSetting } from '../../client/provider-settings.ts';
import { type Session, reloadSession, useSession } from '../../client/session.ts';
import { RichHtml } from '../../ui/data/rich-html.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useReturnFocus } from '../../ui/feedback/return-focus.ts';
import styles from './notices.module.css';

type Terms =
  | { readonly mode: 'checkbox'; readonly version: string; readonly lines: readonly string[] }
  | { readonly mode: 'window'; readonly version: string; readonly html: string };

/** Distance in pixels from the end of the text within which it counts as read (F120). */
const nearEnd = 60;

/**
 * The terms that the user has to accept. Undefined for users without an account, while impersonating (F124), and once this version was
 * accepted.
 */
export function termsToAccept({ user, impersonatedUsername }: Session, settings: Settings): Terms | undefined {
  const { terms_mode: mode, terms_and_conditions_version: version = '1' } = settings;
  if (!user?.account_id || impersonatedUsername !== null) return undefined;
  if (user.terms_and_conditions_accepted_version === version) return undefined;
  if (mode === 'checkbox') return { mode, version, lines: settings.shipment_terms ?? [] };
  if (mode === 'window') return { mode, version, html: settings.window_user_terms_and_conditions ?? '' };
  return undefined;
}

/** Whether a text was scrolled to its end, or needs no scrolling. */
export function isReadTo({
  scrollHeight,
  scrollTop,
  clientHeight,
}: Pick<Element, 'scrollHeight' | 'scrollTop' | 'clientHeight'>): boolean {
  return scrollHeight - scrollTop - clientHeight <= nearEnd;
}

function useTerms(): Terms | undefined {
  const who = useSession();
  const terms_mode = useProviderSetting('terms_mode');
  const terms_and_conditions_version = useProviderSetting('terms_and_conditions_version');
  const shipment_terms = useProviderSetting('shipment_terms');
  const window_user_terms_and_conditions = useProviderSetting('window_user_terms_and_conditions');
  const given = { terms_mode, terms_and_conditions_version, shipment_terms, window_user_terms_and_conditions };
  return termsToAccept(who, Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)));
}

export function TermsPrompt(): ReactNode {
  const terms = useTerms();
  if (!terms) return null;
  return <TermsDialog key={terms.version} terms={terms} />;
}

function TermsDialog({ terms }: { readonly terms: Terms }): ReactNode {
  useReturnFocus();
  const [read, setRead] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const accept = async (): Promise<void> => {
    if (!read) {
      setRefused(true);
      content.current?.querySelector<HTMLElement>('input:not(:checked)')?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const { ok } = await call('update_current_user', {
        body: { terms_and_conditions_accepted_version: terms.version },
      });
      if (ok) await reloadSession();
    } catch (failure) {
      setProblem(messageOf(failure) ?? undefined);
    }
    setBusy(false);
  };
  return (
    <Modal
      opened
      title="Terms and conditions"
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={() => undefined}
    >
      <Stack gap="md" ref={content}>
        {problem !== undefined && <Notice variant="error">{problem}</Notice>}
        {terms.mode === 'checkbox' ? (
          <Lines lines={terms.lines} isRefused={isRefused && !read} onChange={setRead} />
        ) : (
          <Text html={terms.html} onRead={() => setRead(true)} />
        )}
        <Group justify="space-between">
          <Anchor component={Link} to="/logout" size="sm">
            Log out
          </Anchor>
          <Tooltip
            label="Please read through the above Ts & Cs and scroll down to accept"
            disabled={read || terms.mode === 'checkbox'}
          >
            <Button
              {...(read ? {} : { 'data-disabled': true })}
              aria-disabled={!read}
              loading={busy}
              onClick={() => void accept()}
            >
              Accept
            </Button>
          </Tooltip>
        </Group>
      </Stack>
    </Modal>
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  /** Acceptance was tried before all of them were ticked. */
  readonly isRefused: boolean;
  /** Called with whether all of them are ticked. */
  readonly onChange: (all: boolean) => void;
}

function Lines({ lines, isRefused, onChange }: LinesProps): ReactNode {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return (
    <Checkbox.Group
      value={[...ticked]}
      error={isRefused && 'Tick every line to accept.'}
      onChange={(now) => {
        setTicked(now);
        onChange(lines.every((line) => now.includes(line)));
      }}
    >
      <Stack gap="sm">
        {lines.map((line) => (
          <Checkbox key={line} value={line} label={line} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** The whole text in a dialog; a text that is short enough counts as read at once. */
function Text({ html, onRead }: { readonly html: string; readonly onRead: () => void }): ReactNode {
  const area = useRef<HTMLDivElement>(null);
  // The text arrives after its dialog; an empty one does not count as read.
  const check = (): void => {
    if (area.current?.textContent && isReadTo(area.current)) onRead();
  };
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(check);
    const content = area.current?.firstElementChild;
    if (content) sizes.observe(content);
    return () => sizes.disconnect();
  });
  return (
    <Box ref={area} className={styles['terms'] ?? ''} tabIndex={0} role="region" aria-label="Terms" onScroll={check}>
      <RichHtml html={html} />
    </Box>
  );
}
