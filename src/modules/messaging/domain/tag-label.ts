/** The label of a tag shown as a chip: `Delivery address: City or town`, `if PIN`. */
import { checkText } from './check-text.ts';
import { fullTitle, variables } from './variables.ts';

/** Tags without a variable. */
const fixed: Readonly<Record<string, string>> = {
  else: 'otherwise',
  endif: 'end if',
  endunless: 'end unless',
  endfor: 'end of repetition',
  endcase: 'end of cases',
};

/** The name of a list member in the product's own snippets. */
const member = /^one\.(.+)$/;

/** Undefined for an unknown tag: it stays text, and validation reports it. */
export function labelOfTag(source: string): string | undefined {
  if (source.startsWith('{{')) return labelOfValue(source);
  const inner = /^\{%-?\s*([^]*?)\s*-?%\}$/.exec(source)?.[1] ?? '';
  if (fixed[inner] !== undefined) return fixed[inner];
  const repeated = /^for one in ([a-z_.]+)$/.exec(inner)?.[1];
  if (repeated !== undefined) return wrapped('for each of', titleOf(repeated));
  const [, word, path, rest = ''] = /^(if|unless|elsif) ([a-z_]+(?:\.[a-z_]+)+)(.*)$/.exec(inner) ?? [];
  const end = word === 'unless' ? '{% endunless %}' : '{% endif %}';
  if (word === undefined || path === undefined) return undefined;
  if (checkText(`${source.replace('elsif', 'if')}${end}`, 'text').length > 0) return undefined;
  return wrapped(word === 'elsif' ? 'otherwise if' : word, titleOf(path), rest);
}

function labelOfValue(source: string): string | undefined {
  const [, path = '', filters = ''] = /^\{\{-?\s*([a-z_]+(?:\.[a-z_]+)+)\s*([^]*?)\s*-?\}\}$/.exec(source) ?? [];
  const title = titleOf(path);
  const checked = source.replace(path, path.replace(member, 'shipment.tracking_reference'));
  if (title === undefined || checkText(checked, 'text').length > 0) return undefined;
  // The default filters of dates and amounts are not mentioned.
  return /^(?:\|\s*(?:date|money))?$/.test(filters) ? title : `${title}, ${filters.replace(/^\|\s*/, '')}`;
}

function wrapped(word: string, title: string | undefined, rest = ''): string | undefined {
  return title === undefined ? undefined : `${word} ${title}${rest}`;
}

function titleOf(path: string): string | undefined {
  const inList = member.exec(path)?.[1];
  const found = variables.find((one) => (inList === undefined ? one.path === path : one.path.endsWith(`[].${inList}`)));
  return found && fullTitle(found);
}
