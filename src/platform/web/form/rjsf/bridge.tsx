/**
 * Renders RJSF's `SchemaField` without `Form`, one per setting, with our own templates and widgets: RJSF handles
 * schemas, members, unions and lists; values, errors and subscriptions are ours. A contract test covers this.
 */

import {
  createSchemaUtils,
  englishStringTranslator,
  toFieldPathId,
  type ErrorSchema,
  type FieldProps,
  type Registry,
  type RJSFSchema,
  type UiSchema,
  type ValidatorType,
  type WidgetProps as RjsfWidgetProps,
} from '@rjsf/utils';
import { Skeleton } from '@mantine/core';
import { createContext, lazy, Suspense, use, useMemo, type ComponentType, type ReactNode } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { errorTree } from './field-errors.ts';
import { descriptionIdOf, errorIdOf, fieldIdOf, idPrefix, unitIdOf } from '../ids.ts';
import { fits } from './validate.ts';
import type { FormValidator } from './precompiled.ts';
import { editorOf, ObjectEditorField } from './object-editor.tsx';
import { RowsField } from './rows-field.tsx';
import { ListField } from './list-field.tsx';
import { showsOwnTyping, widgets } from './registry.ts';
import { rjsfFields, rjsfTemplates } from './rjsf-parts.ts';
import { MemberTemplate, NothingTemplate, ObjectTemplate, UnionTemplate, UnsupportedTemplate } from './templates.tsx';
import { uiSchemaOf } from './ui-schema.ts';
import { UnionField } from './union-field.tsx';
import { useDescription } from '../widgets/use-description.ts';
import type { Widget } from '../widgets/widget-props.ts';

/** Few forms have files. */
const FileField = lazy(async () => ({ default: (await import('./file-field.tsx')).FileField }));

/** Callbacks from the field of one setting to its row. */
export interface FieldHost {
  /** The current value, including text typed since the last render. */
  latest: () => unknown;
  /** `path` leads to the member that changed; `shown` says that the input already shows the new value. */
  onChange: (path: readonly (string | number)[], value: unknown, shown: boolean) => void;
  onBlur: () => void;
}

/** The row around a field, for members of objects and lists, without passing props through RJSF. */
const HostContext = createContext<FieldHost | undefined>(undefined);

interface WidgetMark {
  shown: boolean;
}

/** Set for the duration of one synchronous change: RJSF offers no way to pass it along. */
const mark: WidgetMark = { shown: false };

/** RJSF passes its own shape choices, and enumerations without `oneOf`, as options; our selects read `oneOf`. */
function withChoices(schema: JsonSchema, props: RjsfWidgetProps): JsonSchema {
  const options = props.options.enumOptions as readonly { value: unknown; label: string }[] | undefined;
  if (schema.oneOf || schema.items || !options || schema.type === 'boolean') return schema;
  return { ...schema, oneOf: options.map(({ value, label }) => ({ const: value, title: label })) };
}

/** RJSF makes an empty list of none. Some widgets show something else until a person chooses. */
function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function adapted(name: string, Own: Widget): ComponentType<RjsfWidgetProps> {
  const shown = showsOwnTyping(name);
  return function AdaptedWidget(props: RjsfWidgetProps): ReactNode {
    const host = use(HostContext);
    const schema = withChoices(props.schema as unknown as JsonSchema, props);
    const errors = props.rawErrors ?? [];
    // A setting's row always has room for its errors; a member has one only while it is invalid.
    const isTop = props.id === fieldIdOf(props.name);
    const saysFindings = isTop || errors.length > 0;
    const described = [
      schema['x-unit'] ? unitIdOf(props.id) : '',
      schema.description ? descriptionIdOf(props.id) : '',
      saysFindings ? errorIdOf(props.id) : '',
    ];
    const describedBy = described.filter(Boolean).join(' ') || undefined;
    useDescription(props.id, describedBy);
    return (
      <Own
        id={props.id}
        label={props.label}
        schema={schema}
        value={isTop && isEmptyList(props.value) ? (host?.latest() ?? undefined) : (props.value as unknown)}
        readOnly={Boolean(props.readonly || props.disabled)}
        required={Boolean(props.required)}
        invalid={errors.length > 0}
        describedBy={describedBy}
        placeholder={props.placeholder || undefined}
        onChange={(value) => {
          mark.shown = shown;
          try {
            props.onChange(value);
          } finally {
            mark.shown = false;
          }
        }}
        onBlur={() => host?.onBlur()}
      />
    );
  };
}

function ListFieldInRow(props: FieldProps): ReactNode {
  const host = use(HostContext);
  return <ListField {...props} latest={() => host?.latest()} />;
}

function UnionFieldInRow(props: FieldProps): ReactNode {
  const host = use(HostContext);
  return <UnionField {...props} latest={() => host?.latest()} />;
}

function RowsFieldInRow(props: FieldProps): ReactNode {
  const host = use(HostContext);
  return <RowsField {...props} latest={() => host?.latest()} />;
}

function ObjectEditorInRow(props: FieldProps): ReactNode {
  const host = use(HostContext);
  const isWhole = editorOf(props.uiSchema) !== undefined;
  const ofMembers = useMemo(() => (host && isWhole ? { ...host, onBlur: () => undefined } : host), [host, isWhole]);
  return (
    <HostContext value={ofMembers}>
      <ObjectEditorField {...props} latestOfField={() => host?.latest()} onLeave={() => host?.onBlur()} />
    </HostContext>
  );
}

function FileFieldInRow(props: FieldProps): ReactNode {
  const host = use(HostContext);
  return (
    <Suspense fallback={<Skeleton data-to-come height="2.25rem" />}>
      <FileField {...props} onLeave={() => host?.onBlur()} />
    </Suspense>
  );
}

/** Branches of unions are chosen by shape; nothing is validated or compiled here. */
const shapeOnly: ValidatorType = {
  isValid: (schema, value) => fits(schema as unknown as JsonSchema, value as unknown),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};

/** One object shared by all registries, so that a widget registered later is in each of them. */
const adaptedWidgets: Registry['widgets'] = Object.fromEntries(
  Object.entries(widgets).map(([name, widget]) => [name, adapted(name, widget)]),
);

function makeRegistry(validator: ValidatorType, rootSchema: RJSFSchema): Registry {
  return {
    fields: {
      ...rjsfFields,
      list: ListFieldInRow,
      rows: RowsFieldInRow,
      union: UnionFieldInRow,
      file: FileFieldInRow,
      editor: ObjectEditorInRow,
    },
    widgets: adaptedWidgets,
    templates: {
      ...rjsfTemplates,
      FieldTemplate: MemberTemplate,
      ObjectFieldTemplate: ObjectTemplate,
      MultiSchemaFieldTemplate: UnionTemplate,
      UnsupportedFieldTemplate: UnsupportedTemplate,
      DescriptionFieldTemplate: NothingTemplate,
      FieldHelpTemplate: NothingTemplate,
      FieldErrorTemplate: NothingTemplate,
    },
    rootSchema,
    formContext: {},
    translateString: englishStringTranslator,
    // Constants are filled in only where a shape was chosen: otherwise RJSF would silently pick the first choice.
    schemaUtils: createSchemaUtils(validator, rootSchema, {
      constAsDefaults: 'skipOneOf',
      emptyObjectFields: 'skipEmptyDefaults',
    }),
    globalFormOptions: {
      idPrefix,
      idSeparator: '_',
      useFallbackUiForUnsupportedType: false,
      experimental_componentUpdateStrategy: 'shallow',
    },
  };
}

const plainRegistry = makeRegistry(shapeOnly, {});
const registries = new WeakMap<FormValidator, Registry>();

/** The validator that RJSF uses: the compiled one of the form's schema, else a check by shape. */
export const ValidatorContext = createContext<FormValidator | undefined>(undefined);

function useRegistry(): Registry {
  const validator = use(ValidatorContext);
  if (!validator) return plainRegistry;
  let registry = registries.get(validator);
  if (!registry) {
    registry = makeRegistry(validator.rjsf, validator.form.schema as unknown as RJSFSchema);
    registries.set(validator, registry);
  }
  return registry;
}

/** Registers a widget of a module; call it before the first form that uses it renders. */
export function registerWidget(name: string, widget: Widget): void {
  widgets[name] = widget;
  adaptedWidgets[name] = adapted(name, widget);
}

/** Fields of ours or of RJSF, not widgets. */
const fields: ReadonlySet<string> = new Set(['list', 'rows', 'object', 'file', 'address']);

function isKnown(widget: string): boolean {
  return widget in widgets || fields.has(widget);
}

export interface SettingFieldProps {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly widget: string;
  readonly value: unknown;
  readonly errors: readonly FieldError[];
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly placeholder: string | undefined;
  /** Its members have little room: choices open in a dropdown instead of all being shown. */
  readonly dense?: boolean;
  /** Must be stable: a new object re-renders the field. */
  readonly host: FieldHost;
}

/** The editor of one setting, whatever its schema. */
export function SettingField(props: SettingFieldProps): ReactNode {
  const { name, schema, widget, placeholder, dense = false, host } = props;
  const registry = useRegistry();
  const SchemaField = registry.fields['SchemaField'];
  const fieldPathId = useMemo(() => toFieldPathId(name, registry.globalFormOptions), [name, registry]);
  const uiSchema = useMemo(() => {
    const node = uiSchemaOf(schema, isKnown(widget) ? widget : 'unknown', dense);
    return (placeholder === undefined ? node : { ...node, 'ui:placeholder': placeholder }) as UiSchema;
  }, [schema, widget, placeholder, dense]);
  const errorSchema = useMemo(() => errorTree(props.errors) as ErrorSchema | undefined, [props.errors]);
  const onChange = useMemo(
    () => (value: unknown, path: readonly (string | number)[]) => host.onChange(path.slice(1), value, mark.shown),
    [host],
  );
  if (!SchemaField) return null;
  return (
    <HostContext value={host}>
      <SchemaField
        name={name}
        schema={schema as unknown as RJSFSchema}
        uiSchema={uiSchema}
        formData={props.value}
        {...(errorSchema ? { errorSchema } : {})}
        fieldPathId={fieldPathId}
        required={props.required}
        readonly={props.readOnly}
        registry={registry}
        onChange={onChange}
        onBlur={() => host.onBlur()}
        onFocus={() => undefined}
      />
    </HostContext>
  );
}
