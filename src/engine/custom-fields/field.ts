/** A custom field: a question that staff add to a form at run time, of a fixed set of kinds, with its audience. */

export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly retired: boolean;
}

/** Common to all kinds. `id` links stored answers to the field and never changes; everything else may. */
interface Common {
  readonly id: string;
  readonly label: string;
  /** Name of the answer in the API. */
  readonly key: string;
  readonly help?: string;
  readonly required: boolean;
  readonly seen_by: Seen;
  /** No longer asked; answers are kept. */
  readonly retired: boolean;
}

export type Seen = 'staff' | 'account_reads' | 'account_edits';

export interface TextField extends Common {
  readonly type: 'text';
  readonly content: 'any' | 'email' | 'phone' | 'web_address' | 'digits';
  readonly multiline: boolean;
  readonly max_length: number;
}

export interface NumberField extends Common {
  readonly type: 'number';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly decimals: number;
  readonly unit?: string;
}

export interface DateField extends Common {
  readonly type: 'date';
  readonly allowed_days: 'any' | 'past' | 'future';
}

export interface ChoiceField extends Common {
  readonly type: 'choice';
  readonly choices: readonly Choice[];
  readonly multiple: boolean;
}

export interface CheckboxField extends Common {
  readonly type: 'checkbox';
}

/** The kinds of file that a field may accept. */
export type FileKind = 'pdf' | 'image' | 'csv';

export interface FileField extends Common {
  readonly type: 'file';
  readonly accept: readonly FileKind[];
  readonly max_size_mb: number;
}

export type CustomField = TextField | NumberField | DateField | ChoiceField | CheckboxField | FileField;

/** A file stored as an answer; `size` in bytes. */
export interface FileAnswer {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly media_type: string;
}

/** Answers by field id. */
export type Answers = Readonly<Record<string, unknown>>;

/** The answer to one field; ids are free text, so inherited properties are not answers. */
export function answerOf(answers: Answers, id: string): unknown {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

/** The reader of answers: staff, who ask, or customers, who are asked. */
export type Reader = 'staff' | 'customer';

/** Whether an answer may be shown to a reader. */
export function maySee({ seen_by }: Pick<CustomField, 'seen_by'>, reader: Reader): boolean {
  return reader === 'staff' || seen_by !== 'staff';
}

/** Whether a reader may give or change an answer after registration. */
export function mayAnswer({ seen_by, retired }: Pick<CustomField, 'seen_by' | 'retired'>, reader: Reader): boolean {
  return !retired && (reader === 'staff' || seen_by === 'account_edits');
}

/** Removes fields with duplicate ids; the first one counts. */
export function distinct<F extends Pick<CustomField, 'id'>>(fields: readonly F[]): readonly F[] {
  const first = new Map<string, F>();
  for (const field of fields) if (!first.has(field.id)) first.set(field.id, field);
  return [...first.values()];
}
