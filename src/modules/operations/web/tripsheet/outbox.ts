/** The driver's reports, kept on the phone until the server has received them: each once, in order. */
import type { RecordDeliveryBody, RecordShipmentEventBody } from '#generated/types.ts';
import { CallError, type FieldError } from '#platform/web/client/call-error.ts';

export interface Entry {
  /** Idempotency key: a report that arrives twice is recorded once. */
  readonly key: string;
  readonly userId: number;
  readonly jobId: number;
  readonly waybill: string;
  readonly report: Report;
  /** Not sent before this moment, in milliseconds: until then it can be undone. */
  readonly heldUntil?: number;
  readonly photos: readonly Blob[];
  readonly signature?: Blob;
  /** Files of the further proofs. */
  readonly further?: readonly CapturedFiles[];
  /** The report with the names of its files, once they are uploaded. */
  readonly uploaded?: Report;
  /** Why the server refused it: it is not sent again, and kept with its files until the driver corrects it. */
  readonly refused?: { readonly message: string; readonly errors: readonly FieldError[] };
  /** A delivery that is still being recorded: not sent, and kept with its files until it is. */
  readonly isDraft?: true;
}

type Report =
  | { readonly kind: 'event'; readonly body: RecordShipmentEventBody }
  | { readonly kind: 'delivery'; readonly body: RecordDeliveryBody };

export interface CapturedFiles {
  readonly photos: readonly Blob[];
  readonly signature?: Blob | undefined;
}

/** The storage of entries, oldest first. */
export interface EntryStore {
  readonly all: () => Promise<readonly Entry[]>;
  readonly put: (entry: Entry) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

export interface Sending {
  /** Uploads a file and returns its name. Throws `CallError`. */
  readonly upload: (file: Blob) => Promise<string>;
  /** Throws `CallError`. */
  readonly report: (entry: Entry) => Promise<void>;
}

export interface Sent {
  /** Number of entries that remain. */
  readonly waiting: number;
  /** Entries that the server refused; they are not sent again. */
  readonly refused: readonly { readonly entry: Entry; readonly error: CallError }[];
  /** The first that couldn’t get through, with which sending stopped. */
  readonly stopped?: { readonly entry: Entry; readonly error: unknown };
}

/** Sends what one person reported and is not held back at `now`, until the first that can’t get through. */
export async function sendAll(store: EntryStore, userId: number, sending: Sending, now = Date.now()): Promise<Sent> {
  const refused: { entry: Entry; error: CallError }[] = [];
  const all = await own(store, userId);
  const due = all.filter((entry) => isDue(entry, now));
  let waiting = due.length;
  for (const entry of due) {
    let rest: Entry | undefined;
    try {
      await sending.report(await withFiles(store, entry, sending));
      await removeKept(store, all, entry.jobId);
    } catch (error) {
      if (!(error instanceof CallError) || isPassing(error)) return { waiting, refused, stopped: { entry, error } };
      refused.push({ entry, error });
      rest = correctable(entry, error);
    }
    await (rest ? store.put(rest) : store.remove(entry.key));
    waiting -= 1;
  }
  return { waiting, refused };
}

/**
 * Why a report that somebody has just sent was not taken: refused, or after too many attempts, which only they can wait
 * for. Undefined if it was sent, or will be without them.
 */
export function failureOf({ refused, stopped }: Sent, key: string): CallError | undefined {
  const mine = refused.find(({ entry }) => entry.key === key);
  if (mine || stopped?.entry.key !== key) return mine?.error;
  return stopped.error instanceof CallError && stopped.error.status === 429 ? stopped.error : undefined;
}

export async function own(store: EntryStore, userId: number): Promise<readonly Entry[]> {
  return (await store.all()).filter((entry) => entry.userId === userId);
}

/** Removes those entries that are kept about a job without being sent: a later report takes their place. */
export async function removeKept(store: EntryStore, entries: readonly Entry[], jobId: number): Promise<void> {
  for (const entry of entries) if (entry.jobId === jobId && !isReported(entry)) await store.remove(entry.key);
}

/** What waits to be sent, now or when it can no longer be undone. */
export function isReported({ refused, isDraft }: Entry): boolean {
  return refused === undefined && isDraft === undefined;
}

/** To be sent at `now`: not held back. */
export function isDue(entry: Entry, now: number): boolean {
  return isReported(entry) && (entry.heldUntil ?? 0) <= now;
}

/** A delivery whose fields are wrong is kept for a correction: its signature and photos can’t be taken again. */
function correctable(entry: Entry, { message, errors }: CallError): Entry | undefined {
  const [first] = errors;
  if (entry.report.kind !== 'delivery' || !first) return undefined;
  return { ...entry, refused: { message: first.message || message, errors } };
}

/** Files are uploaded once: a repeated report must name the same files, or the server treats it as a different one. */
async function withFiles(store: EntryStore, entry: Entry, { upload }: Sending): Promise<Entry> {
  const { photos, signature, further = [] } = entry;
  if (entry.uploaded) return { ...entry, report: entry.uploaded };
  if ([{ photos, signature }, ...further].every((one) => one.photos.length === 0 && !one.signature)) return entry;
  const names = await namesOf({ photos, signature }, upload);
  let report: Report;
  if (entry.report.kind === 'event') {
    report = { ...entry.report, body: { ...entry.report.body, ...names } };
  } else {
    const { further_proofs: texts = [], ...body } = entry.report.body;
    const proofs = await Promise.all(
      texts.map(async (text, at) => ({ ...text, ...(await namesOf(further[at] ?? { photos: [] }, upload)) })),
    );
    report = {
      ...entry.report,
      body: { ...body, ...names, ...(proofs.length > 0 && { further_proofs: proofs }) },
    };
  }
  await store.put({ ...entry, uploaded: report });
  return { ...entry, report };
}

async function namesOf({ photos, signature }: CapturedFiles, upload: Sending['upload']) {
  const names = await Promise.all(photos.map(upload));
  return {
    ...(names.length > 0 && { photos: names }),
    ...(signature && { signature: await upload(signature) }),
  };
}

/** No connection, a server that is busy or starting, or an expired session. */
export function isPassing({ status }: CallError): boolean {
  return status === 0 || status >= 500 || [401, 408, 418, 423, 425, 429].includes(status);
}
