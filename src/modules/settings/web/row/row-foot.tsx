/** Under a setting: where its value comes from, and the way back from an unsaved change or from what is set here. */

import { Anchor, VisuallyHidden } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import type { Setting } from '#engine/schema/catalogue.ts';
import { valueText } from '#engine/values/value-text.ts';
import { useForm, useReading, type Flags } from '../shared/form-context.ts';
import { inheritedNow, storedNow, valueBefore } from '../shared/form-state.ts';
import { provenanceText, type ProvenanceText } from './provenance-text.ts';
import styles from '#platform/web/form/form.module.css';

interface RowFootProps {
  readonly setting: Setting;
  readonly flags: Flags;
  readonly locked: boolean;
}

function Draft({ setting, flags }: RowFootProps): ReactNode {
  const { model } = useForm();
  const before = useReading([`flags:${setting.key}`, 'base'], () =>
    valueText(setting.schema, valueBefore(model.base, model.state(), setting)),
  );
  return (
    <>
      <span>
        {flags.resetting ? 'Resets when you save. ' : ''}Was: {before}
      </span>
      <Anchor component="button" type="button" inherit onClick={() => model.discard([setting.key])}>
        Undo <VisuallyHidden>the change of {setting.schema.title}</VisuallyHidden>
      </Anchor>
    </>
  );
}

/** `Reset to 08:00`, or plain words where there is nothing to go back to. */
function resetText({ schema }: Setting, becomes: unknown): string {
  const empty = becomes === undefined || becomes === '' || (Array.isArray(becomes) && becomes.length === 0);
  return empty ? 'Reset to empty' : `Reset to ${valueText(schema, becomes)}`;
}

function Stored({ setting, locked }: RowFootProps): ReactNode {
  const { model } = useForm();
  const { text, exact } = useOrigin(setting);
  const becomes = resetText(setting, inheritedNow(model.base, model.state(), setting));
  return (
    <>
      <span title={exact}>{text}</span>
      {!locked && !setting.secret && (
        <Anchor component="button" type="button" inherit onClick={() => model.reset([setting.key])}>
          {becomes} <VisuallyHidden>({setting.schema.title})</VisuallyHidden>
        </Anchor>
      )}
    </>
  );
}

function useOrigin(setting: Setting): ProvenanceText {
  const { model } = useForm();
  const origin = useReading([`flags:${setting.key}`, 'base'], () => storedNow(model.base, model.state(), setting));
  return provenanceText(origin, new Date());
}

/** For what is neither changed nor set here: a word beside the title says where the value comes from. */
function Origin({ setting }: { readonly setting: Setting }): ReactNode {
  return <span className={styles['origin']}>{useOrigin(setting).text}</span>;
}

function Foot(props: RowFootProps): ReactNode {
  const { drafted, setHere } = props.flags;
  if (!drafted && !setHere) return null;
  return drafted ? <Draft {...props} /> : <Stored {...props} />;
}

/** Neither is drawn again by a finding that comes or goes. */
export const RowOrigin = memo(Origin);
export const RowFoot = memo(Foot);
