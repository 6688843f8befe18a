/** The status column of a setting: unsaved or modified with undo or reset, or where its value is inherited from. */

import { Anchor, VisuallyHidden } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import type { Setting } from '#engine/schema/catalogue.ts';
import { valueText } from '#engine/values/value-text.ts';
import { useForm, useReading, type Flags } from '../shared/form-context.ts';
import { inheritedNow, storedNow, valueBefore } from '../shared/form-state.ts';
import { provenanceText, type ProvenanceText } from './provenance-text.ts';
import styles from './row.module.css';

interface RowStatusProps {
  readonly setting: Setting;
  readonly flags: Flags;
  readonly locked: boolean;
}

/** Cuts off what may be too long for the column. Whatever is cut off costs time in every frame, so short texts are not. */
const cutIfLong = (text: string): string => (text.length > 12 ? (styles['cut'] ?? '') : '');

function Draft({ setting, flags }: RowStatusProps): ReactNode {
  const { model } = useForm();
  const before = useReading([`flags:${setting.key}`, 'base'], () =>
    valueText(setting.schema, valueBefore(model.base, model.state(), setting)),
  );
  const was = `Was: ${before}`;
  return (
    <>
      <span className={styles['mark']} title={flags.resetting ? 'Resets when you save.' : undefined}>
        Unsaved
        {flags.resetting && <VisuallyHidden>. Resets when you save.</VisuallyHidden>}
      </span>
      <span className={styles['line']}>
        <span className={cutIfLong(was)} title={was}>
          {was}
        </span>
        <Anchor component="button" type="button" inherit onClick={() => model.discard([setting.key])}>
          Undo <VisuallyHidden>the change of {setting.schema.title}</VisuallyHidden>
        </Anchor>
      </span>
    </>
  );
}

/** `Reset to 08:00`, or a plain label where there is no value to return to. */
function resetText({ schema }: Setting, becomes: unknown): string {
  const empty = becomes === undefined || becomes === '' || (Array.isArray(becomes) && becomes.length === 0);
  return empty ? 'Reset to empty' : `Reset to ${valueText(schema, becomes)}`;
}

function Modified({ setting, locked }: RowStatusProps): ReactNode {
  const { model } = useForm();
  const { text = 'Modified', exact } = useOrigin(setting);
  const becomes = resetText(setting, inheritedNow(model.base, model.state(), setting));
  return (
    <>
      <span className={cutIfLong(text)} title={exact ? `${text} (${exact})` : text}>
        {text}
      </span>
      {!locked && !setting.secret && (
        <span className={styles['line']}>
          <Anchor
            component="button"
            type="button"
            inherit
            className={cutIfLong(becomes)}
            title={becomes}
            onClick={() => model.reset([setting.key])}
          >
            {becomes} <VisuallyHidden>({setting.schema.title})</VisuallyHidden>
          </Anchor>
        </span>
      )}
    </>
  );
}

function useOrigin(setting: Setting): Partial<ProvenanceText> {
  const { model } = useForm();
  const origin = useReading([`flags:${setting.key}`, 'base'], () => storedNow(model.base, model.state(), setting));
  // Most rows have their default, which is shown by showing nothing.
  return origin.source === 'default' ? {} : provenanceText(origin, new Date());
}

function Inherited({ setting }: { readonly setting: Setting }): ReactNode {
  return useOrigin(setting).text;
}

function Status(props: RowStatusProps): ReactNode {
  const { drafted, setHere } = props.flags;
  return (
    <div className={styles['status']}>
      {drafted ? <Draft {...props} /> : setHere ? <Modified {...props} /> : <Inherited setting={props.setting} />}
    </div>
  );
}

/** Errors do not re-render it. */
export const RowStatus = memo(Status);
