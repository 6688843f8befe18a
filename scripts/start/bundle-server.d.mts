/** The types of bundle-server.mjs, which runs before anything that could read them. */
export function bundleServer(out: string, entries: Readonly<Record<string, string>>): Promise<void>;
