/** Objects that a module edits with tools of its own, such as a search, around the inputs of their members. */
import type { FieldProps, UiSchema } from '@rjsf/utils';
import type { ComponentType, ReactNode } from 'react';
import { isObject, type JsonObject } from '#engine/values/json-value.ts';

export interface ObjectEditorProps {
  /** The id of the object's element; ids of the tools begin with it. */
  readonly id: string;
  readonly label: string;
  /** As it was when this was last drawn: what is typed in a member since then, `latest` knows. */
  readonly value: JsonObject;
  readonly latest: () => JsonObject;
  readonly readOnly: boolean;
  /** Replaces the whole object. */
  readonly onChange: (value: JsonObject) => void;
  /** The inputs of the members, with their labels, help and findings. */
  readonly members: ReactNode;
}

export interface ObjectEditor {
  readonly component: ComponentType<ObjectEditorProps>;
  /** Members that have no input, because a tool fills them. */
  readonly hidden: readonly string[];
  /** Widgets of members, by name, where schema and format choose another. */
  readonly widgets?: Readonly<Record<string, string>>;
  /** Help of members, by name, where what the schema tells programs is no help to people. */
  readonly help?: Readonly<Record<string, string>>;
}

const editors = new Map<string, ObjectEditor>();

/** Adds an editor that a module draws; it must be there before the first form that uses it. */
export function registerObjectEditor(name: string, editor: ObjectEditor): void {
  editors.set(name, editor);
}

/** What the bridge puts into the `uiSchema` of an object with a widget. */
export const editorOption = 'editor';

interface Props extends FieldProps {
  /** The whole value of the field in which the object is. */
  readonly latestOfField: () => unknown;
}

/** Draws the object's own editor around RJSF's inputs; without one the inputs alone. */
export function ObjectEditorField({ latestOfField, ...props }: Props): ReactNode {
  const { ObjectField } = props.registry.fields;
  const editor = editors.get(String(props.uiSchema?.['ui:options']?.[editorOption]));
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
