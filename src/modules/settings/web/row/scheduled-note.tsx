/** The scheduled change of a setting: when it is applied and on whose behalf. */
import { Anchor } from '@mantine/core';
import { IconCalendarClock } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Setting } from '#engine/schema/catalogue.ts';
import { valueText } from '#engine/values/value-text.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import styles from '#platform/web/form/form.module.css';
import { useForm } from '../shared/form-context.ts';
import type { Scheduled } from '../shared/scheduled.ts';
import rowStyles from './row.module.css';

function becomes({ schema, secret }: Setting, { to, resets }: Scheduled): string {
  if (secret) return resets ? 'removes it' : 'sets a new secret';
  return `${resets ? 'resets' : 'changes'} it to ${valueText(schema, to)}`;
}

/** Renders nothing if none is scheduled. */
export function ScheduledNote({ setting }: { readonly setting: Setting }): ReactNode {
  const { scheduled } = useForm();
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
