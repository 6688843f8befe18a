/** The provider's settings as this browser may read them: those of the page first, then kept up to date by revision. */
import type { ReadSettingsAnswer200, Settings } from '#generated/types.ts';
import { providerTitle } from '#platform/domain/brand/provider-title.ts';
import { boot } from './boot.ts';
import { callIfNewer } from './call.ts';
import { orKept } from './kept-answers.ts';
import { createStore, useStore } from './store.ts';
import { readToken } from './token.ts';

interface Known {
  readonly revision: number;
  readonly settings: Settings;
  /** The token that the settings were read with: signing in or out changes what may be read, so everything is read again. */
  readonly token: string | null;
  /** Unsaved changes that only this tab shows. */
  readonly preview: Settings | null;
  /** Settings of the user alone, which apply instead of the provider's. */
  readonly own: Settings;
  /** The settings that screens show: the stored ones with the user's own and the preview applied. */
  readonly shown: Settings;
}

const known = createStore<Known>({ revision: 0, settings: {}, token: null, preview: null, own: {}, shown: {} });
const listeners = new Set<(revision: number) => void>();

/** Call once, after the boot data is there. */
export function startSettings(): void {
  const { revision, provider_settings: settings } = boot();
  known.set({ revision, settings, token: null, preview: null, own: {}, shown: settings });
}

export function settingsRevision(): number {
  return known.get().revision;
}

type Answer = ReadSettingsAnswer200;

let pending: { readonly token: string | null; readonly work: Promise<void> } | undefined;
/** The last complete response, with the provenance of each value. */
let whole: { readonly token: string | null; readonly answer: Answer } | undefined;

/** Brings the settings up to date; does nothing when revision `atLeast` is already here. Only one request runs at a time. */
export async function refreshSettings(atLeast?: number): Promise<void> {
  const token = readToken();
  if (pending?.token === token) {
    const joined = pending.work;
    if (atLeast === undefined) return joined;
    await joined.catch(() => undefined);
  }
  const before = known.get();
  const sameReader = before.token === token;
  if (sameReader && atLeast !== undefined && atLeast <= before.revision) return;
  const work = load(token, sameReader ? before.revision : undefined);
  pending = { token, work };
  return work.finally(() => {
    if (pending?.work === work) pending = undefined;
  });
}

async function load(token: string | null, since: number | undefined): Promise<void> {
  const reading = callIfNewer('read_settings', since === undefined ? {} : { query: { since } });
  const { answer } = since === undefined ? await orKept('read_settings', reading) : { answer: await reading };
  if (!answer || readToken() !== token) return;
  if (since === undefined) whole = { token, answer };
  accept({
    revision: answer.revision,
    settings: merged(since === undefined ? {} : known.get().settings, answer),
    token,
  });
}

/** The complete response, while nothing has changed since; undefined means that the caller must request it. */
export function wholeSettings(): Answer | undefined {
  const { revision, token } = known.get();
  return whole && token === readToken() && whole.token === token && whole.answer.revision === revision
    ? whole.answer
    : undefined;
}

/** Resolves when no settings request is running: an identical request would abort it. */
export async function settingsArrived(): Promise<void> {
  await pending?.work.catch(() => undefined);
}

/** A save's response is the newest revision, so that it need not be requested. */
export function acceptSettings(answer: Changes & { readonly revision: number }): void {
  const before = known.get();
  if (answer.revision < before.revision) return;
  accept({ revision: answer.revision, settings: merged(before.settings, answer), token: before.token });
}

/** Resolves once the settings are those that the signed-in user may read, or could not be loaded: until then they are a guest's. */
export async function userSettingsArrived(): Promise<void> {
  if (known.get().token !== readToken()) await settingsArrived();
}

interface Changes {
  readonly settings: Settings;
  readonly removed: readonly string[];
  readonly provenance?: Readonly<Record<string, { readonly unusable?: boolean }>>;
}

/** A stored value that no longer fits its setting is shown only in the setting's editor. */
function merged(before: Settings, { settings, removed, provenance = {} }: Changes): Settings {
  const unusable = Object.keys(provenance).filter((key) => provenance[key]?.unusable);
  return without({ ...without(before, removed), ...settings }, unusable);
}

function accept(next: Pick<Known, 'revision' | 'settings' | 'token'>): void {
  const { revision } = known.get();
  show(next);
  if (next.revision !== revision) for (const listener of [...listeners]) listener(next.revision);
}

function show(change: Partial<Known>): void {
  const next = { ...known.get(), ...change };
  known.set({ ...next, shown: { ...next.settings, ...next.own, ...next.preview } });
}

/** Staff read the provider's settings; what applies to them alone arrives apart. */
export function acceptOwnSettings(own: Settings): void {
  show({ own });
}

function without(settings: Settings, removed: readonly string[]): Settings {
  const removedKeys = new Set(removed);
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !removedKeys.has(key))) as Settings;
}

/** Shows unsaved theme or branding changes in this tab only; null ends the preview. */
export function applyThemePreview(preview: Settings | null): void {
  if (preview !== known.get().preview) show({ preview });
}

/** Calls back with every revision that arrives here, after the store was updated. */
export function onSettingsChanged(listener: (revision: number) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For code outside components. */
export function onShownSettings(listener: (settings: Settings) => void): () => void {
  return known.subscribe(() => listener(known.get().shown));
}

export function shownSettings(): Settings {
  return known.get().shown;
}

/** One setting as currently shown, preview included; re-renders only when it changes. */
export function useProviderSetting<K extends keyof Settings>(key: K): Settings[K] {
  return useStore(known, (value) => value.shown[key]);
}

/** What the provider is called on its pages. */
export function useProviderTitle(): string {
  return providerTitle({ provider_title: useProviderSetting('provider_title') }, boot().provider);
}

/** The same outside of components. */
export function providerTitleNow(): string {
  return providerTitle(shownSettings(), boot().provider);
}
