/** Renders the candidate and number of settings given in the URL: `/?candidate=rjsf&count=300`. */
import { watchKeys } from './key-to-frame.ts';
import { loadSettings, type Loaded } from './loaded-settings.ts';

/** Renders the form into `root`. */
export type Mount = (root: HTMLElement, settings: Loaded, count: number) => void | Promise<void>;

const candidates: Readonly<Record<string, () => Promise<{ mount: Mount }>>> = {
  bare: () => import('./bare.tsx'),
  'bare-routes': () => import('./bare-routes.tsx'),
  'bare-checkbox': () => import('./bare-checkbox.tsx'),
  matrix: () => import('./matrix.tsx'),
  ours: () => import('./ours.tsx'),
  rjsf: () => import('./rjsf.tsx'),
  'rjsf-bare': () => import('./rjsf-bare.tsx'),
  'json-forms': () => import('./json-forms.tsx'),
  record: () => import('./record.tsx'),
  rows: () => import('./rows.tsx'),
  'continuous-list': () => import('./continuous-list.tsx'),
  booking: () => import('./booking.tsx'),
};

const query = new URLSearchParams(location.search);
const candidate = candidates[query.get('candidate') ?? ''];
const root = document.getElementById('root');
if (candidate && root) {
  const [{ mount }, settings] = await Promise.all([candidate(), loadSettings(Number(query.get('count')))]);
  watchKeys();
  await mount(root, settings, Number(query.get('count')));
}
