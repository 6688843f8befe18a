/** One setting: title, help, editor, errors, provenance and reset, each in a column of its own. */

import { IconCalendarClock, IconLock } from '@tabler/icons-react';
import { Fragment, lazy, memo, Suspense, use, type ReactNode } from 'react';
import { Anchor, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { placeRefusal, writeRefusal } from '#engine/state/access.ts';
import type { Setting } from '#engine/schema/catalogue.ts';
import { referencesIn } from '#engine/schema/references.ts';
import { descriptionIdOf, fieldIdOf, rowIdOf } from '#platform/web/form/ids.ts';
import { widgetsWithMembers } from '#platform/web/form/field-kinds.ts';
import styles from '#platform/web/form/form.module.css';
import { valueText } from '#engine/values/value-text.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { ScheduledContext, useFlags, useForm, useSetting } from '../shared/form-context.ts';
import type { Scheduled } from '../shared/scheduled.ts';
import { useNamed } from './named.ts';
import { RowBoundary } from './row-boundary.tsx';
import { RowMenu } from './row-menu.tsx';
import { placementOf } from './row-placement.ts';
import { RowStatus } from './row-status.tsx';
import { RowTitle } from './row-title.tsx';
import { SettingEditor, SettingFindings } from './setting-editor.tsx';
import { isLastCredential } from './tested-section.ts';
import rowStyles from './row.module.css';

/** Few settings are the last of credentials that can be tested. */
const ConnectionTest = lazy(async () => ({ default: (await import('./connection-test.tsx')).ConnectionTest }));

interface SettingRowProps {
  readonly settingKey: string;
  readonly highlighted?: boolean;
  /** Shown above the title where rows of several sections are mixed. */
  readonly crumb?: ReactNode;
}

function Row({
  setting,
  missing,
  highlighted = false,
  crumb,
}: Omit<SettingRowProps, 'settingKey'> & {
  readonly setting: Setting;
  readonly missing?: readonly string[];
}): ReactNode {
  const { model } = useForm();
  const settingKey = setting.key;
  const flags = useFlags(settingKey);
  const { schema } = setting;
  const refusal = writeRefusal(setting, model.base.caller, model.base.scope);
  const locked = refusal !== undefined;
  // Where nothing at all may be changed, the screen says so once.
  const isMarked = locked && placeRefusal(model.base.caller) === undefined;
  const section = model.base.catalogue.sections[`${setting.tab}/${setting.section}`];
  return (
    <div
      id={rowIdOf(settingKey)}
      data-setting={settingKey}
      data-setting-section={setting.section}
      data-placement={placementOf(setting.widget)}
      className={`${styles['row']} ${rowStyles['row']}`}
      data-members={widgetsWithMembers.has(setting.widget) || undefined}
      data-drafted={flags.drafted || undefined}
      data-modified={flags.setHere || undefined}
      data-highlighted={highlighted || undefined}
    >
      <div className={rowStyles['words']}>
        {crumb && <div>{crumb}</div>}
        <RowTitle setting={setting} locked={isMarked} />
        {schema.description && (
          <p className={styles['help']} id={descriptionIdOf(fieldIdOf(settingKey))}>
            {schema.description}
          </p>
        )}
      </div>
      <div className={rowStyles['control']}>
        <RowBoundary settingKey={settingKey}>
          <SettingEditor setting={setting} locked={locked} />
        </RowBoundary>
        {missing && missing.length > 0 && (
          <p className={styles['help']} role="note">
            No longer there: {missing.join(', ')}. Choose something else, or take it out; nothing else is held up by it.
          </p>
        )}
      </div>
      <SettingFindings setting={setting} />
      <RowStatus setting={setting} flags={flags} locked={locked} />
      <RowMenu setting={setting} locked={locked} />
      {isMarked && (
        <p className={`${styles['help']} ${rowStyles['lock']}`}>
          <IconLock size="0.9rem" aria-hidden />
          <span>You can view this but not change it. {refusal.message}</span>
        </p>
      )}
      <ScheduledNote setting={setting} />
      {isLastCredential(section, settingKey) && (
        <div className={rowStyles['more']}>
          <Suspense fallback={<Skeleton height="2.25rem" width="11rem" />}>
            <ConnectionTest section={section} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Offers references as choices by name. */
function NamingRow({
  setting,
  ...props
}: Omit<SettingRowProps, 'settingKey'> & { readonly setting: Setting }): ReactNode {
  return <Row {...props} {...useNamed(setting)} />;
}

function AnyRow({ settingKey, ...props }: SettingRowProps): ReactNode {
  const setting = useSetting(settingKey);
  return referencesIn(setting.schema).length > 0 ? (
    <NamingRow {...props} setting={setting} />
  ) : (
    <Row {...props} setting={setting} />
  );
}

/** Re-renders only when its marks, errors or its value from elsewhere change; never while it is typed in. */
export const SettingRow = memo(AnyRow);

function becomes({ schema, secret }: Setting, { to, resets }: Scheduled): string {
  if (secret) return resets ? 'removes it' : 'sets a new secret';
  return `${resets ? 'resets' : 'changes'} it to ${valueText(schema, to)}`;
}

/** The scheduled change of a setting: when it is applied and on whose behalf. Renders nothing if none is scheduled. */
function ScheduledNote({ setting }: { readonly setting: Setting }): ReactNode {
  const scheduled = use(ScheduledContext);
  const coming = scheduled?.changes.get(setting.key);
  if (!scheduled || !coming) return null;
  return (
    <p className={`${styles['help']} ${rowStyles['lock']}`} data-scheduled={setting.key}>
      <IconCalendarClock size="0.9rem" aria-hidden />
      <span>
        {coming.map((one) => (
          <Fragment key={one.schedule}>
            {one.suspended ? 'Suspended, was scheduled' : 'Scheduled'} for <RelativeDate value={one.at} /> by {one.by}:{' '}
            {becomes(setting, one)}.{' '}
          </Fragment>
        ))}
        <Anchor component={Link} to={scheduled.address} inherit>
          View
        </Anchor>
      </span>
    </p>
  );
}
