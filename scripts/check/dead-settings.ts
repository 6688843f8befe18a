/** Finds settings that are declared but that nothing acts on: a report, because a feature may come after its settings. */
import { cellSetting, cells } from '#modules/messaging/domain/cells.ts';
import { codeFile, filesUnder, readText } from './files.ts';

interface DeclaredSetting {
  key: string;
  file: string;
  /** 1-based. */
  line: number;
  /** Who acts on it when that is not code in this repository. */
  readBy: string | undefined;
  /** The section whose connection it is part of, as code names it: `notifications/email_settings`. */
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

/** Settings whose keys code puts together: those of the cells of the notification matrix. */
const computed: ReadonlySet<string> = new Set(cells.map((cell) => cellSetting(cell).key));

/** Settings that decide which systems integration rules are offered and may send to. */
function ofIntegrations(root: string): ReadonlySet<string> {
  const types = filesUnder(root, ['schemas/integrations'], /\.json$/).map(
    (file) => JSON.parse(readText(root, file)) as { readonly 'x-visible-when'?: object },
  );
  return new Set(types.flatMap((type) => Object.keys(type['x-visible-when'] ?? {})));
}

/** Settings that no file of src/ names, nor the section whose connection they are part of, and that have no outside reader, in file order. */
export function deadSettings(root: string): DeclaredSetting[] {
  const code = filesUnder(root, ['src'], codeFile).map((file) => readText(root, file));
  const words = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []));
  const sections = new Set(code.flatMap((text) => [...text.matchAll(/'(\w+\/\w+)'/g)].map(([, name]) => name)));
  const offering = ofIntegrations(root);
  const isRead = ({ key, connection }: DeclaredSetting): boolean =>
    words.has(key) || computed.has(key) || offering.has(key) || (connection !== undefined && sections.has(connection));
  return declaredSettings(root).filter((setting) => setting.readBy === undefined && !isRead(setting));
}
