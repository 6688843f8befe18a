/** What a screen shows of each setting: visible or not, writable or locked and why, and the provenance of its value. */

import { mayShow, writeRefusal, type Caller } from './access.ts';
import { isRequired } from '../values/blank.ts';
import type { Setting } from '../schema/catalogue.ts';
import { isVisible, type Conditions, type Read } from '../conditions/condition.ts';
import { resolve, type Provenance } from './resolve.ts';
import type { Base } from './state.ts';

export interface SettingView {
  readonly key: string;
  readonly visible: boolean;
  readonly writable: boolean;
  /** Why it is shown but cannot be changed. */
  readonly locked?: string;
  readonly required: boolean;
  readonly provenance: Provenance;
}

/** A setting as the caller sees it in a state; settings that may not be read are not visible. */
export function viewSetting(
  setting: Setting,
  base: Base,
  caller: Caller,
  read: Read,
  conditions: Conditions,
): SettingView {
  const refusal = writeRefusal(setting, caller, base.here);
  const { value: _, ...provenance } = resolve(setting, base.layers, base.here);
  const current = setting.status !== 'deprecated' || provenance.source !== 'default';
  return {
    key: setting.key,
    visible: current && mayShow(setting, caller) && isVisible(setting.visible_when, read, conditions),
    writable: refusal === undefined,
    ...(refusal ? { locked: refusal.message } : {}),
    required: isRequired(setting.schema),
    provenance,
  };
}
