/** Objects that a module edits with extra tools, such as a search, around the inputs of their members. */
import type { FieldProps, UiSchema } from '@rjsf/utils';
import type { ComponentType, ReactNode } from 'react';
import { isObject, type JsonObject } from '#engine/values/json-value.ts';

export interface ObjectEditorProps {
  /** The id of the object's element; ids of the tools begin with it. */
  readonly id: string;
  readonly label: string;
  /** The value at the last render; `latest` includes text typed since. */
  readonly value: JsonObject;
  readonly latest: () => JsonObject;
  readonly readOnly: boolean;
  /** Replaces the whole object. */
  readonly onChange: (value: JsonObject) => void;
  /** Call it when the focus leaves the editor: its members are filled in one by one, and none is missing before. */
  readonly onLeave: () => void;
  /** The inputs of the members, with their labels, help and findings. */
  readonly members: ReactNode;
}

export interface ObjectEditor {
  readonly component: ComponentType<ObjectEditorProps>;
  /** Members without an input, because a tool fills them. */
  readonly hidden: readonly string[];
  /** Widgets of members by name, in place of those that schema and format choose. */
  readonly widgets?: Readonly<Record<string, string>>;
  /** Help of members by name, where the schema's description is written for developers. */
  readonly help?: Readonly<Record<string, string>>;
}

const editors = new Map<string, ObjectEditor>();

/** Registers an editor of a module; call it before the first form that uses it renders. */
export function registerObjectEditor(name: string, editor: ObjectEditor): void {
  editors.set(name, editor);
}

/** The option that the bridge sets in the `uiSchema` of an object with a widget. */
export const editorOption = 'editor';

/** Without one, the inputs of the members are drawn as those of any object. */
export function editorOf(ui: UiSchema | undefined): ObjectEditor | undefined {
  return editors.get(String(ui?.['ui:options']?.[editorOption]));
}

interface Props extends FieldProps {
  /** The current value of the field that contains the object. */
  readonly latestOfField: () => unknown;
  readonly onLeave: () => void;
}

/** Draws the object's own editor around RJSF's inputs; without a registered editor only the inputs. */
export function ObjectEditorField({ latestOfField, onLeave, ...props }: Props): ReactNode {
  const { ObjectField } = props.registry.fields;
  const editor = editorOf(props.uiSchema);
  if (!ObjectField) return null;
  if (!editor) return <ObjectField {...props} />;
  const { path, $id: id } = props.fieldPathId;
  const latest = (): JsonObject => objectAt(latestOfField(), path.slice(1));
  return (
    <editor.component
      id={id}
      label={props.schema.title ?? ''}
      value={objectIn(props.formData)}
      latest={latest}
      readOnly={Boolean(props.readonly || props.disabled)}
      onChange={(value) => props.onChange(value, path)}
      onLeave={onLeave}
      members={<ObjectField {...props} uiSchema={membersUi(props.uiSchema, editor)} />}
    />
  );
}

function membersUi(ui: UiSchema | undefined, { hidden, widgets = {}, help = {} }: ObjectEditor): UiSchema {
  const { 'ui:field': _, 'ui:options': __, ...members } = ui ?? {};
  const helped = Object.entries(help).map(
    ([name, text]) => [name, { ...members[name], 'ui:description': text }] as const,
  );
  const known: UiSchema = { ...members, ...Object.fromEntries(helped) };
  const chosen = (names: readonly (readonly [string, string])[]): UiSchema =>
    Object.fromEntries(names.map(([name, widget]) => [name, { ...known[name], 'ui:widget': widget }]));
  return { ...known, ...chosen(hidden.map((name) => [name, 'hidden'])), ...chosen(Object.entries(widgets)) };
}

function objectAt(value: unknown, path: readonly (string | number)[]): JsonObject {
  const found = path.reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), value);
  return objectIn(found);
}

function objectIn(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
