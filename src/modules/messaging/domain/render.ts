/** Validates and renders the text of a message by channel; the same code in browser and server. */
import type { NotificationChannel, NotificationContext } from '#generated/types.ts';
import { checkText, type TextFinding } from './check-text.ts';
import { decodeTags, guardLinks } from './html-template.ts';
import { language, limits, parse, type Kind } from './language.ts';
import { smsSize, smsText, type SmsSize } from './segments.ts';
import type { Template } from './templates.ts';

export interface Finding extends TextFinding {
  /** The part of the template: `subject`, `body`, `text`, `template_name` or `parameters/0`. */
  readonly field: string;
}

/** The rendered message; `size` only for SMS. */
export interface RenderedMessage {
  readonly subject?: string;
  /** HTML with escaped values. */
  readonly body?: string;
  readonly text?: string;
  readonly template_name?: string;
  readonly parameters?: readonly string[];
  readonly segments?: number;
  readonly size?: SmsSize;
}

interface Part {
  readonly field: string;
  readonly source: string;
  readonly kind: Kind;
}

/** All errors of a template, part by part; empty when it can be sent. */
export function checkTemplate(template: Template, channel: NotificationChannel): readonly Finding[] {
  return partsOf(template, channel).flatMap(({ field, source, kind }) => [
    ...(source.trim() === '' ? [{ field, code: 'syntax', line: 1, column: 1, message: 'Enter a text.' } as const] : []),
    ...checkText(source, kind).map((finding) => ({ field, ...finding })),
  ]);
}

/**
 * The message as sent. Throws the template library's error for an invalid template or exceeded limits, so validate
 * first; `strict` also throws for a missing value.
 */
export function renderTemplate(
  template: Template,
  channel: NotificationChannel,
  context: NotificationContext,
  options: { readonly strict?: boolean } = {},
): RenderedMessage {
  const filled = new Map(
    partsOf(template, channel).map(({ field, source, kind }) => [
      field,
      fill(source, kind, context, options.strict === true),
    ]),
  );
  const of = (field: string) => filled.get(field) ?? '';
  if ('subject' in template) return { subject: of('subject').replace(/\s+/g, ' ').trim(), body: of('body') };
  if ('text' in template) {
    const text = smsText(of('text')).trim();
    const size = smsSize(text);
    return { text, segments: size.segments, size };
  }
  const parameters = template.parameters.map((_, index) => of(`parameters/${index}`).replace(/\s+/g, ' ').trim());
  return { template_name: template.template_name, parameters };
}

/** The texts of a template in the template language; a WhatsApp template's name is not one. */
function partsOf(template: Template, channel: NotificationChannel): readonly Part[] {
  if (channel === 'email' && 'subject' in template)
    return [
      { field: 'subject', source: template.subject, kind: 'text' },
      { field: 'body', source: template.body, kind: 'html' },
    ];
  if (channel === 'sms' && 'text' in template) return [{ field: 'text', source: template.text, kind: 'text' }];
  if (channel === 'whatsapp' && 'parameters' in template)
    return template.parameters.map((source, index) => ({ field: `parameters/${index}`, source, kind: 'text' }));
  throw new TypeError(`There is no template for ${channel}.`);
}

function fill(source: string, kind: Kind, context: NotificationContext, strict: boolean): string {
  const text = kind === 'html' ? guardLinks(decodeTags(source)) : source;
  const filled: unknown = language(kind).renderSync(parse(text, kind), context, {
    strictVariables: strict,
    ownPropertyOnly: true,
    templateLimit: limits.pieces,
  });
  return String(filled);
}
