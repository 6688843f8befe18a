/** The variables that can be inserted: each with its meaning, its notation, and its value in a sample. */

import { renderTemplate } from '../../domain/render.ts';
import { fullTitle, variables, type Variable } from '../../domain/variables.ts';
import type { NotificationContext } from '#generated/types.ts';

export interface Snippet {
  /** `Delivery address: City or town`. */
  readonly title: string;
  readonly description: string;
  readonly text: string;
  /** Whether every shipment has it. */
  readonly always: boolean;
}

const filterOf: Partial<Record<Variable['type'], string>> = { date: ' | date', moment: ' | date', money: ' | money' };

function textOf({ path, type }: Variable): string {
  const [list = '', member] = path.split('[].');
  if (member === undefined) return `{{ ${path}${filterOf[type] ?? ''} }}`;
  return `{% for one in ${list} %}{{ one.${member} }} {% endfor %}`;
}

export const snippets: readonly Snippet[] = variables
  .filter(({ type }) => type !== 'group' && type !== 'list')
  .map((one) => ({ title: fullTitle(one), description: one.description, text: textOf(one), always: one.always }));

/** The rendered snippet; empty without a value. */
export function saidBy({ text }: Snippet, context: NotificationContext): string {
  return renderTemplate({ text }, 'sms', context).text ?? '';
}

/** The snippets of the variables in a text, in the order of the vocabulary. */
export function snippetsIn(text: string): readonly Snippet[] {
  const named = new Set(text.match(/[a-z_]+(?:\.[a-z_]+)+/g));
  return snippets.filter((one) => named.has(/[a-z_]+(?:\.[a-z_]+)+/.exec(one.text)?.[0] ?? ''));
}
