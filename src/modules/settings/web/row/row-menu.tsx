/** Further actions on a setting. The menu is rendered on first use, because most rows never need it. */

import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBook2,
  IconDots,
  IconHistory,
  IconInfoCircle,
  IconKey,
  IconLink,
} from '@tabler/icons-react';
import { lazy, memo, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Setting } from '#engine/schema/catalogue.ts';
import { copyText } from '#platform/web/ui/data/copy-text.ts';
import { useFlags, useForm } from '../shared/form-context.ts';
import styles from './row.module.css';

const ExplainSetting = lazy(async () => ({ default: (await import('./explain-setting.tsx')).ExplainSetting }));

interface RowMenuProps {
  readonly setting: Setting;
  readonly locked: boolean;
}

function Items({ setting, locked, onExplain }: RowMenuProps & { readonly onExplain: () => void }): ReactNode {
  const { model, linkTo, onHistory } = useForm();
  const { key, tab, section } = setting;
  const flags = useFlags(key);
  return (
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconInfoCircle size="1rem" aria-hidden />} onClick={onExplain}>
        About this setting
      </Menu.Item>
      {/* In a new tab, so that unsaved changes here are kept. */}
      <Menu.Item
        component="a"
        href={`/settings/reference?setting=${key}`}
        target="_blank"
        rel="noopener"
        leftSection={<IconBook2 size="1rem" aria-hidden />}
      >
        Open in reference
      </Menu.Item>
      <Menu.Item
        leftSection={<IconLink size="1rem" aria-hidden />}
        onClick={() => copyText(linkTo({ tab, section, setting: key }))}
      >
        Copy link
      </Menu.Item>
      <Menu.Item leftSection={<IconKey size="1rem" aria-hidden />} onClick={() => copyText(key)}>
        Copy key
      </Menu.Item>
      {onHistory && (
        <Menu.Item leftSection={<IconHistory size="1rem" aria-hidden />} onClick={() => onHistory(key)}>
          Show history
        </Menu.Item>
      )}
      {flags.setHere && !locked && (
        <Menu.Item leftSection={<IconArrowBackUp size="1rem" aria-hidden />} onClick={() => model.reset([key])}>
          Reset
        </Menu.Item>
      )}
    </Menu.Dropdown>
  );
}

function ButtonOrMenu(props: RowMenuProps): ReactNode {
  const [built, setBuilt] = useState(false);
  const [opened, setOpened] = useState(false);
  const [explaining, setExplaining] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!built) return;
    // Rendering the menu replaced the focused button; closing the menu focuses the new one.
    target.current?.focus();
    setOpened(true);
  }, [built]);
  const stopExplaining = (): void => {
    setExplaining(false);
    target.current?.focus();
  };
  const button = (
    <ActionIcon
      ref={target}
      variant="subtle"
      color="gray"
      className={styles['menu'] ?? ''}
      aria-label={`More about ${props.setting.schema.title}`}
      {...(built ? {} : { 'aria-haspopup': 'menu' as const })}
      onClick={() => setBuilt(true)}
    >
      <IconDots size="1.1rem" aria-hidden />
    </ActionIcon>
  );
  if (!built) return button;
  return (
    <>
      <Menu position="bottom-end" withinPortal opened={opened} onChange={setOpened}>
        <Menu.Target>{button}</Menu.Target>
        <Items {...props} onExplain={() => setExplaining(true)} />
      </Menu>
      {explaining && (
        <Suspense>
          <ExplainSetting setting={props.setting} onClose={stopExplaining} />
        </Suspense>
      )}
    </>
  );
}

/** Errors do not re-render it. */
export const RowMenu = memo(ButtonOrMenu);
