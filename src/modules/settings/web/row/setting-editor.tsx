/** The editor of one setting and its errors, wherever they are drawn. */

import { IconAlertCircle } from '@tabler/icons-react';
import { memo, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { isRequired } from '#engine/values/blank.ts';
import type { Setting } from '#engine/schema/catalogue.ts';
import { laidOutTogether } from '#engine/schema/layout.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { valueText } from '#engine/values/value-text.ts';
import { SettingField, type FieldHost } from '#platform/web/form/rjsf/bridge.tsx';
import '../form/settings-widgets.ts';
import { ownMessages } from '#platform/web/form/rjsf/field-errors.ts';
import { useDrawing, useForm, useReading, useShownFindings } from '../shared/form-context.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { isSecretStored } from '#platform/web/form/widgets/text/secret.tsx';
import { inheritedNow, isDrafted, storedNow } from '../shared/form-state.ts';
import { errorIdOf, fieldIdOf, rowIdOf } from '#platform/web/form/ids.ts';
import { newValueOf } from '#platform/web/form/new-value.ts';
import { widgetsWithMembers } from '#platform/web/form/field-kinds.ts';
import styles from '#platform/web/form/form.module.css';
import rowStyles from './row.module.css';
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

/** The placeholder of an empty input: the value that applies when nothing is set here. */
function placeholderOf(model: SettingsModel, setting: Setting): string | undefined {
  if (maskOf(model, setting)) return '***';
  const value = setting.secret ? undefined : inheritedNow(model.base, model.state(), setting);
  if (value !== undefined && value !== '' && typeof value !== 'object') return valueText(setting.schema, value);
  const [example] = setting.schema.examples ?? [];
  return typeof example === 'string' && example.length < 60 && setting.schema.format !== 'html'
    ? `e.g. ${example}`
    : undefined;
}

/** The other secret whose stored value makes this empty input show `***` (`x-masked-with`, F299). */
function maskOf(model: SettingsModel, { secret, schema }: Setting): Setting | undefined {
  const other = secret ? model.base.catalogue.settings[String(schema['x-masked-with'])] : undefined;
  return other && isSecretStored(storedNow(model.base, model.state(), other).value) ? other : undefined;
}

/** Whether its section draws it together with others, where its members have little room. */
function isLaidOut({ base }: SettingsModel, { tab, section, key }: Setting): boolean {
  const drawn = base.catalogue.sections[`${tab}/${section}`];
  return drawn !== undefined && laidOutTogether(drawn).has(key);
}

interface EditorProps {
  readonly setting: Setting;
  readonly locked: boolean;
}

const noFindings: readonly FieldError[] = [];

/** For editors whose members show their own errors; other editors are not re-rendered for errors. */
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
      dense={isLaidOut(model, setting)}
      host={host}
    />
  );
}

/** The stars of the other secret must not be mistaken for a value of its own. */
function MaskedEditor(props: EditorProps): ReactNode {
  const { model } = useForm();
  const { setting } = props;
  const other = useReading(['base', `flags:${setting.key}`], () => {
    const { value } = storedNow(model.base, model.state(), setting);
    return isSecretStored(value) ? undefined : maskOf(model, setting)?.schema.title;
  });
  return (
    <>
      <DrawnEditor key={other ?? ''} {...props} findings={noFindings} />
      {other && <p className={styles['help']}>{other} is stored. This one is not yet.</p>}
    </>
  );
}

/** Re-renders only when its value changes from elsewhere, never while it is typed in. */
export const SettingEditor = memo(function SettingEditor(props: EditorProps): ReactNode {
  if (props.setting.schema['x-masked-with'] !== undefined) return <MaskedEditor {...props} />;
  return widgetsWithMembers.has(props.setting.widget) ? (
    <MemberEditor {...props} />
  ) : (
    <DrawnEditor {...props} findings={noFindings} />
  );
});

/** Marks the row and its input as invalid without re-rendering them. */
function useInvalidMark(key: string, invalid: boolean): void {
  useLayoutEffect(() => {
    document.getElementById(rowIdOf(key))?.toggleAttribute('data-invalid', invalid);
    const input = document.getElementById(fieldIdOf(key));
    if (invalid) input?.setAttribute('aria-invalid', 'true');
    else input?.removeAttribute('aria-invalid');
  });
}

/** Always in the page, so that the input can refer to it: empty without errors. */
export function SettingFindings({ setting }: { readonly setting: Setting }): ReactNode {
  const { model } = useForm();
  const { key } = setting;
  const findings = useShownFindings(key);
  const state = model.state();
  const stored = !isDrafted(state, key) && state.errors[key] !== undefined;
  const own = ownMessages(findings, widgetsWithMembers.has(setting.widget));
  useInvalidMark(key, findings.length > 0);
  return (
    <p className={`${styles['error']} ${rowStyles['findings']}`} id={errorIdOf(fieldIdOf(key))}>
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
