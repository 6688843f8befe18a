/** The folder of the published JSON Schema test suite, draft 2020-12, in a checkout. */
export function publishedSuite(root: string): string;

/** Fetches the suite when it is not there. Throws with what to do when it can't be had. */
export function ensurePublishedSuite(root: string): Promise<void>;
