/** One setting: title, help, editor, what is wrong with it, where its value comes from and the way back. */

import { IconAlertCircle, IconLock } from '@tabler/icons-react';
import { memo, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { writeRefusal } from '#engine/state/access.ts';
import { isRequired } from '#engine/values/blank.ts';
import type { Setting } from '#engine/schema/catalogue.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { referencesIn } from '#engine/schema/references.ts';
import { valueText } from '#engine/values/value-text.ts';
import { SettingField, type FieldHost } from '#platform/web/form/rjsf/bridge.tsx';
import '../form/settings-widgets.ts';
import { ConnectionTest } from './connection-test.tsx';
import { isLastCredential } from './connection-trial.ts';
import { ownMessages } from '#platform/web/form/rjsf/field-errors.ts';
import { useDrawing, useFlags, useForm, useReading, useSetting, useShownFindings } from '../shared/form-context.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { isSecretKept } from '#platform/web/form/widgets/text/secret.tsx';
import { inheritedNow, isDrafted, storedNow } from '../shared/form-state.ts';
import { descriptionIdOf, errorIdOf, fieldIdOf, rowIdOf } from '#platform/web/form/ids.ts';
import { useNamed } from './named.ts';
import { newValueOf } from '#platform/web/form/new-value.ts';
import { RowBoundary } from './row-boundary.tsx';
import { RowFoot, RowOrigin } from './row-foot.tsx';
import { RowMenu } from './row-menu.tsx';
import { RowTitle } from './row-title.tsx';
import { ScheduledNote } from './scheduled-note.tsx';
import { wideWidgets, widgetsWithMembers } from '#platform/web/form/field-kinds.ts';
import styles from '#platform/web/form/form.module.css';
import { withMember } from '#platform/web/form/model/with-member.ts';

function hostOf(model: SettingsModel, { key, schema }: Setting): FieldHost {
  return {
    latest: () => model.content(key),
    onChange: (path, value, shown) =>
      model.edit(
        key,
        path.length === 0 ? value : withMember(model.content(key) ?? newValueOf(schema), path, value),
        shown,
      ),
    onBlur: () => model.leave(key),
  };
}

/** What an empty input says: the value that counts when nothing is set here. */
function placeholderOf(model: SettingsModel, setting: Setting): string | undefined {
  if (maskOf(model, setting)) return '***';
  const value = setting.secret ? undefined : inheritedNow(model.base, model.state(), setting);
  if (value !== undefined && value !== '' && typeof value !== 'object') return valueText(setting.schema, value);
  const [example] = setting.schema.examples ?? [];
  return typeof example === 'string' && example.length < 60 && setting.schema.format !== 'html'
    ? `e.g. ${example}`
    : undefined;
}

/** The stored secret beside which the empty input of this one shows `***` (`x-masked-with`, F299). */
function maskOf(model: SettingsModel, { secret, schema }: Setting): Setting | undefined {
  const other = secret ? model.base.catalogue.settings[String(schema['x-masked-with'])] : undefined;
  return other && isSecretKept(storedNow(model.base, model.state(), other).value) ? other : undefined;
}

interface EditorProps {
  readonly setting: Setting;
  readonly locked: boolean;
}

const noFindings: readonly FieldError[] = [];

/** Members say for themselves what is wrong with them; of any other editor a finding draws nothing again. */
function MemberEditor(props: EditorProps): ReactNode {
  const findings = useShownFindings(props.setting.key);
  return <DrawnEditor {...props} findings={findings} />;
}

function DrawnEditor({
  setting,
  findings,
  locked,
}: EditorProps & { readonly findings: readonly FieldError[] }): ReactNode {
  const { model } = useForm();
  const { key } = setting;
  useDrawing(key);
  const host = useMemo(() => hostOf(model, setting), [model, setting]);
  return (
    <SettingField
      name={key}
      schema={setting.schema}
      widget={setting.widget}
      value={model.content(key)}
      errors={findings}
      readOnly={locked}
      required={isRequired(setting.schema)}
      placeholder={placeholderOf(model, setting)}
      host={host}
    />
  );
}

/** The stars of the other secret must not be taken for one of its own. */
function MaskedEditor(props: EditorProps): ReactNode {
  const { model } = useForm();
  const { setting } = props;
  const other = useReading(['base', `flags:${setting.key}`], () => {
    const { value } = storedNow(model.base, model.state(), setting);
    return isSecretKept(value) ? undefined : maskOf(model, setting)?.schema.title;
  });
  return (
    <>
      <DrawnEditor key={other ?? ''} {...props} findings={noFindings} />
      {other && <p className={styles['help']}>{other} is stored. This one is not yet.</p>}
    </>
  );
}

const Editor = memo(function Editor(props: EditorProps): ReactNode {
  if (props.setting.schema['x-masked-with'] !== undefined) return <MaskedEditor {...props} />;
  return widgetsWithMembers.has(props.setting.widget) ? (
    <MemberEditor {...props} />
  ) : (
    <DrawnEditor {...props} findings={noFindings} />
  );
});

/** Marks the row and its input, which are not drawn again for it. */
function useInvalidMark(key: string, invalid: boolean): void {
  useLayoutEffect(() => {
    document.getElementById(rowIdOf(key))?.toggleAttribute('data-invalid', invalid);
    const input = document.getElementById(fieldIdOf(key));
    if (invalid) input?.setAttribute('aria-invalid', 'true');
    else input?.removeAttribute('aria-invalid');
  });
}

/** Always there, so that the input can name it: empty while nothing is wrong. */
function Findings({ setting }: { readonly setting: Setting }): ReactNode {
  const { model } = useForm();
  const { key } = setting;
  const findings = useShownFindings(key);
  const state = model.state();
  const stored = !isDrafted(state, key) && state.errors[key] !== undefined;
  const own = ownMessages(findings, widgetsWithMembers.has(setting.widget));
  useInvalidMark(key, findings.length > 0);
  return (
    <p className={styles['error']} id={errorIdOf(fieldIdOf(key))}>
      {own.length > 0 && (
        <>
          <IconAlertCircle size="1rem" aria-hidden />
          <span>
            {stored && 'The saved value is no longer valid: '}
            {own.join(' ')}
          </span>
        </>
      )}
    </p>
  );
}

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
  const inline = setting.widget === 'switch';
  const section = model.base.catalogue.sections[`${setting.tab}/${setting.section}`];
  const words = (
    <div className={styles['words']}>
      {crumb && <div>{crumb}</div>}
      <RowTitle setting={setting} flags={flags} locked={refusal !== undefined} />
      {schema.description && (
        <p className={styles['help']} id={descriptionIdOf(fieldIdOf(settingKey))}>
          {schema.description}
        </p>
      )}
    </div>
  );
  return (
    <div
      id={rowIdOf(settingKey)}
      data-setting={settingKey}
      data-setting-section={setting.section}
      className={styles['row']}
      data-drafted={flags.drafted || undefined}
      data-modified={flags.setHere || undefined}
      data-highlighted={highlighted || undefined}
    >
      <div className={styles['head']}>
        <div className={inline ? `${styles['inline']} ${styles['grow']}` : styles['grow']}>
          {words}
          <div className={styles['control']} data-wide={wideWidgets.has(setting.widget) || undefined}>
            <RowBoundary settingKey={settingKey}>
              <Editor setting={setting} locked={refusal !== undefined} />
            </RowBoundary>
            {missing && missing.length > 0 && (
              <p className={styles['help']} role="note">
                No longer there: {missing.join(', ')}. Choose something else, or take it out; nothing else is held up by
                it.
              </p>
            )}
          </div>
        </div>
        {!flags.drafted && !flags.setHere && <RowOrigin setting={setting} />}
        <RowMenu setting={setting} locked={refusal !== undefined} />
      </div>
      {refusal && (
        <p className={`${styles['help']} ${styles['lock']}`}>
          <IconLock size="0.9rem" aria-hidden />
          <span>You can view this but not change it. {refusal.message}</span>
        </p>
      )}
      <ScheduledNote setting={setting} />
      {/* Findings share a line that is there anyway, so that a message that comes or goes moves nothing. */}
      <div className={styles['foot']}>
        <Findings setting={setting} />
        <RowFoot setting={setting} flags={flags} locked={refusal !== undefined} />
      </div>
      {isLastCredential(section, settingKey) && <ConnectionTest section={section} />}
    </div>
  );
}

/** What it may name is offered by name. */
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

/** Draws itself again only when its marks, findings or its value from elsewhere change; never for its own typing. */
export const SettingRow = memo(AnyRow);
