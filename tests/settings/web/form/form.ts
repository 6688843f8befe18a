/** Settings forms for tests: over the engine's small catalogue, with any stored values. */
import type { Caller } from '#engine/state/access.ts';
import { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import type { Topic } from '#platform/web/form/model/subscriptions.ts';
import { catalogue, layer, platform, validators } from '../../../engine/small-catalogue.ts';

/** A form over `values`, all set at the provider, as `caller` sees it. */
export function formOver(values: Readonly<Record<string, unknown>> = {}, caller: Caller = platform): SettingsModel {
  const facts = { environment: 'prod', 'user.is_platform_admin': false };
  const base = { catalogue, validators, caller, scope: 'provider', facts } as const;
  return new SettingsModel(base, { revision: 7, layers: [layer('provider', values)] });
}

/** The given topics that were notified while `act` ran. */
export function notifiedTopics(model: SettingsModel, topics: readonly Topic[], act: () => void): readonly Topic[] {
  const notified = new Set<Topic>();
  const stops = topics.map((topic) => model.topics.listen([topic], () => notified.add(topic)));
  act();
  for (const stop of stops) stop();
  return topics.filter((topic) => notified.has(topic));
}
