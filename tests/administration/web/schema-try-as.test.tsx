/** The workbench preview offers the inputs of conditions, and switching them shows and hides settings. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import { previewModel, Verdicts } from '#modules/administration/web/workbench/preview/preview-model.ts';
import { inputsOf, TryAs } from '#modules/administration/web/workbench/try-as.tsx';
import type { Assembled } from '#modules/administration/web/workbench/use-validation.ts';
import { Kit } from '#platform/web/ui/theme/kit.tsx';

const { sections, settings }: Catalogue = generated;

function assembled(name: string): Assembled {
  const section = sections[name]!;
  return { section, settings: Object.fromEntries(section.keys.map((key) => [key, settings[key]!])), docs: '' };
}

function hidden(name: string, tried: Readonly<Record<string, unknown>>): readonly string[] {
  const section = assembled(name);
  const state = previewModel(section, new Verdicts(), tried).state();
  return section.section.keys.filter((key) => state.hidden[key]);
}

test('facts and other sections’ settings that the conditions of the section and its grid read are offered', () => {
  expect(inputsOf(assembled('shipments/bob_box'))).toEqual(['provider.kind', 'enable_bob_box']);
  expect(inputsOf(assembled('feature_toggles/pickup_points'))).toEqual(['provider.kind']);
  expect(inputsOf(assembled('notifications/customer_notifications'))).toContain('provider.kind');
  expect(inputsOf(assembled('general/office_hours'))).toEqual([]);
});

test('fields with choices show their titles, booleans show a switch', () => {
  const tried = { 'provider.kind': 'locker-network', enable_bob_box: true };
  const html = renderToStaticMarkup(
    <Kit nonce="">
      <TryAs names={Object.keys(tried)} tried={tried} onTry={() => undefined} />
    </Kit>,
  );
  expect(html).toMatch(/<input[^>]*value="Locker network"/);
  expect(html).toMatch(/<input[^>]*role="switch"[^>]*checked/);
});

test('another provider with other settings sees a different form', () => {
  const kinds = { 'provider.kind': 'locker-network', enable_bob_box: true };
  expect(hidden('shipments/bob_box', { ...kinds, enable_bob_box: false })).toContain('bob_box_sync_enabled');
  expect(hidden('shipments/bob_box', { ...kinds, 'provider.kind': 'courier' })).toContain('bob_box_sync_enabled');
  expect(hidden('shipments/bob_box', kinds)).not.toContain('bob_box_sync_enabled');
});
