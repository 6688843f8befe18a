/** Finds declared settings that no code reads: a report only, because a feature may follow its settings. */
import { cellSetting, cells } from '#modules/messaging/domain/cells.ts';
import { codeFile, filesUnder, readText } from './files.ts';

interface DeclaredSetting {
  key: string;
  file: string;
  /** 1-based. */
  line: number;
  /** Who reads it when no code in this repository does. */
  readBy: string | undefined;
  /** The section of the connection that it belongs to, as in code: `notifications/email_settings`. */
  connection: string | undefined;
}

interface SectionFile {
  readonly id?: string;
  readonly properties?: Record<string, { 'x-read-by'?: string }>;
  readonly 'x-test-connection'?: { readonly needs?: Record<string, string>; readonly takes?: Record<string, string> };
}

export function declaredSettings(root: string): DeclaredSetting[] {
  return filesUnder(root, ['schemas/settings'], /\.json$/)
    .filter((file) => !file.endsWith('/tab.json'))
    .flatMap((file) => {
      const text = readText(root, file);
      const { id, properties = {}, 'x-test-connection': test } = JSON.parse(text) as SectionFile;
      const connected = new Set(Object.values({ ...test?.needs, ...test?.takes }));
      const tab = file.split('/').at(-2)?.replaceAll('-', '_');
      const lines = text.split('\n');
      return Object.entries(properties).map(([key, schema]) => ({
        key,
        file,
        line: lines.findIndex((line) => line.trimStart().startsWith(`"${key}": {`)) + 1,
        readBy: schema['x-read-by'],
        connection: connected.has(key) ? `${tab}/${id}` : undefined,
      }));
    });
}

/** Settings whose keys are composed at run time: those of the cells of the notification matrix. */
const computed: ReadonlySet<string> = new Set(cells.map((cell) => cellSetting(cell).key));

/** Settings that determine which systems integration rules may use. */
function ofIntegrations(root: string): ReadonlySet<string> {
  const types = filesUnder(root, ['schemas/integrations'], /\.json$/).map(
    (file) => JSON.parse(readText(root, file)) as { readonly 'x-visible-when'?: object },
  );
  return new Set(types.flatMap((type) => Object.keys(type['x-visible-when'] ?? {})));
}

/**
 * Settings that no file of src/ names, directly or by the section of their connection, and that have no external
 * reader, in file order.
 */
export function deadSettings(root: string): DeclaredSetting[] {
  const code = filesUnder(root, ['src'], codeFile).map((file) => readText(root, file));
  const words = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []));
  const sections = new Set(code.flatMap((text) => [...text.matchAll(/'(\w+\/\w+)'/g)].map(([, name]) => name)));
  const offering = ofIntegrations(root);
  const isRead = ({ key, connection }: DeclaredSetting): boolean =>
    words.has(key) || computed.has(key) || offering.has(key) || (connection !== undefined && sections.has(connection));
  return declaredSettings(root).filter((setting) => setting.readBy === undefined && !isRead(setting));
}
