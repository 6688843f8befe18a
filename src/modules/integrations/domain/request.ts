/** Builds the request of a rule from the template of its system, without sending it. */
import type { Authentication, System, Template } from '#generated/integrations.ts';
import type { IntegrationEvent } from './facts.ts';

type Values = Readonly<Record<string, unknown>>;

export interface RuleRequest {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

/** Without authentication, which the sender adds. Unknown values are omitted from the body. */
export function requestOf({ request }: System, config: Values, event: IntegrationEvent): RuleRequest {
  return {
    method: filled(request.method, config),
    url: filled(request.url, config).replace(/([^:])\/{2,}/g, '$1/'),
    body: rendered(request.body, { config, scope: event }) ?? {},
  };
}

interface Context {
  readonly config: Values;
  /** The node that `$.` refers to: the event, or one entry of a list. */
  readonly scope: unknown;
}

function rendered(template: Template, context: Context): unknown {
  if (typeof template === 'string')
    return template.startsWith('$.') ? at(context.scope, template.slice(2)) : filled(template, context.config);
  if (typeof template !== 'object') return template;
  const { $each: list, ...members } = template;
  if (typeof list === 'string') {
    const entries = at(context.scope, list.slice(2));
    return Array.isArray(entries) ? entries.map((scope: unknown) => object(members, { ...context, scope })) : undefined;
  }
  const made = object(members, context);
  return Object.keys(made).length === 0 ? undefined : made;
}

function object(members: Readonly<Record<string, Template>>, context: Context): Values {
  const entries = Object.entries(members).map(([name, member]) => [name, rendered(member, context)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function at(scope: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, name) =>
        typeof node === 'object' && node !== null && Object.hasOwn(node, name) ? (node as Values)[name] : undefined,
      scope,
    );
}

function filled(text: string, config: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(config, name) ? config[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}

/** Stands for a secret in previews. */
const hidden = '***';

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** The headers for a preview, without secrets or anything derived from them. */
export function shownHeaders({ request }: System, isSet: (secret: string) => boolean): readonly Header[] {
  const { authentication } = request;
  const own = authentication && isSet(authentication.secret) ? [shownAuthentication(authentication)] : [];
  return [{ name: 'content-type', value: 'application/json' }, ...own];
}

function shownAuthentication({ kind, name }: Authentication): Header {
  if (kind === 'bearer') return { name: 'authorization', value: `Bearer ${hidden}` };
  if (kind === 'basic') return { name: 'authorization', value: `Basic ${hidden}` };
  return { name: name ?? 'authorization', value: kind === 'signature' ? `sha256=${hidden}` : hidden };
}
