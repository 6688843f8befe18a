/** The command bar: type, choose with the arrow keys or the mouse, and go there. */
import { Loader, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { counted } from '#engine/values/sentence.ts';
import { useSession } from '../../client/session.ts';
import type { Found } from '../../module.ts';
import { Modal } from '../../ui/feedback/modal.tsx';
import { useReturnFocus } from '../../ui/feedback/return-focus.ts';
import { allActions, allScreens } from '../screens.ts';
import styles from './command-bar.module.css';
import {
  actionsFor,
  bestFirst,
  isSame,
  matching,
  recentPlaces,
  rememberPlace,
  screensFor,
  type Group,
} from './entries.ts';
import { useFound } from './use-found.ts';

interface CommandBarProps {
  /** Text typed before the bar was loaded. */
  readonly typed: () => string;
  /** Called when the bar has the focus. */
  readonly onReady: () => void;
  readonly onClose: () => void;
}

export function CommandBar(props: CommandBarProps): ReactNode {
  const { onClose } = props;
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={<VisuallyHidden>Go to</VisuallyHidden>}
      withCloseButton={false}
      size="lg"
      padding={0}
      centered={false}
      yOffset="10vh"
      classNames={{ header: styles['header'] ?? '' }}
    >
      <Search {...props} />
    </Modal>
  );
}

function Search({ typed, onReady, onClose }: CommandBarProps): ReactNode {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    setText(typed());
    onReady();
  }, [typed, onReady]);
  const { groups, isLoading, hasFailed } = useGroups(text);
  const all = groups.flatMap(({ found }) => found);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, all.length - 1);
  const go = (place: Found): void => {
    rememberPlace(place);
    onClose();
    if (place.run) place.run();
    else void navigate(place.to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      setChosen((at + step + all.length) % all.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const place = all[at];
      if (place) go(place);
    }
  };
  return (
    <>
      <div className={styles['field']}>
        <IconSearch size="1.125rem" aria-hidden />
        <input
          ref={input}
          className={styles['input']}
          role="combobox"
          aria-label="Go to"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
          placeholder="Go to a screen, shipment, account, person or setting, or do something"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          data-autofocus
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        {isLoading && <Loader size="xs" aria-hidden />}
      </div>
      <Results id={id} groups={groups} at={at} onChoose={setChosen} onGo={go} />
      <div role="status" className={styles['status']}>
        {all.length === 0 && !isLoading && text.trim() !== '' && 'Nothing found.'}
        {hasFailed && 'Couldn’t search everything. Try again.'}
        {all.length > 0 && <VisuallyHidden>{counted(all.length, 'result', 'results')}</VisuallyHidden>}
      </div>
    </>
  );
}

interface ResultsProps {
  readonly id: string;
  readonly groups: readonly Group[];
  readonly at: number;
  onChoose: (index: number) => void;
  onGo: (place: Found) => void;
}

function Results({ id, groups, at, onChoose, onGo }: ResultsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  let index = -1;
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" className={styles['list']}>
      {groups.map(({ title, found }) => (
        <div key={title} role="group" aria-label={title}>
          <div className={styles['title']} aria-hidden>
            {title}
          </div>
          {found.map((place) => {
            index += 1;
            const own = index;
            return (
              <div
                key={`${place.to} ${place.label}`}
                id={`${id}-${own}`}
                role="option"
                tabIndex={-1}
                aria-selected={own === at}
                className={styles['option']}
                onPointerMove={() => onChoose(own)}
                onClick={() => onGo(place)}
                onKeyDown={undefined}
              >
                <span className={styles['label']}>{place.label}</span>
                {place.detail && <span className={styles['detail']}>{place.detail}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Without a text: recent places, then every screen and action; with a text: what matches it. */
function useGroups(text: string): { readonly groups: readonly Group[]; isLoading: boolean; hasFailed: boolean } {
  const who = useSession();
  const { groups, ...search } = useFound(text);
  const { screens, actions, recent } = useMemo(() => {
    const offered = screensFor(allScreens(), who);
    const begun = actionsFor(allActions(), who);
    return { screens: offered, actions: begun, recent: recentPlaces([...offered, ...begun]) };
  }, [who]);
  const isOlder = (place: Found): boolean => !recent.some((one) => isSame(one, place));
  const own: readonly Group[] =
    text.trim() === ''
      ? [
          { title: 'Recent', found: recent },
          { title: 'Screens', found: screens.filter(isOlder) },
          { title: 'Actions', found: actions.filter(isOlder) },
        ]
      : bestFirst(
          [
            { title: 'Screens', found: matching(screens, text) },
            { title: 'Actions', found: matching(actions, text) },
          ],
          text,
        );
  return { groups: [...own.filter(({ found }) => found.length > 0), ...groups], ...search };
}
