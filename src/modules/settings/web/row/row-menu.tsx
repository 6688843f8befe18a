/** Further actions on a setting. */

import { Menu } from '@mantine/core';
import { IconArrowBackUp, IconBook2, IconHistory, IconInfoCircle, IconKey, IconLink } from '@tabler/icons-react';
import { lazy, memo, Suspense, useRef, useState, type ReactNode } from 'react';
import type { Setting } from '#engine/schema/catalogue.ts';
import { copyText } from '#platform/web/ui/data/copy-text.ts';
import { useFlags, useForm } from '../shared/form-context.ts';
import { MenuOnUse } from './menu-on-use.tsx';
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
    <>
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
    </>
  );
}

function MenuAndWindow(props: RowMenuProps): ReactNode {
  const [explaining, setExplaining] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const stopExplaining = (): void => {
    setExplaining(false);
    target.current?.focus();
  };
  return (
    <>
      <MenuOnUse label={`More about ${props.setting.schema.title}`} className={styles['menu']} target={target}>
        <Items {...props} onExplain={() => setExplaining(true)} />
      </MenuOnUse>
      {explaining && (
        <Suspense>
          <ExplainSetting setting={props.setting} onClose={stopExplaining} />
        </Suspense>
      )}
    </>
  );
}

/** Errors do not re-render it. */
export const RowMenu = memo(MenuAndWindow);
