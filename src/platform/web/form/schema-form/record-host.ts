/** Connects the editor of one field of a record to the form. */

import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { Path } from '../model/path.ts';
import type { RecordModel } from '../model/record-model.ts';
import { withMember } from '../model/with-member.ts';
import { newValueOf } from '../new-value.ts';
import type { FieldHost } from '../rjsf/bridge.tsx';

export function hostOf(model: RecordModel, path: Path, schema: JsonSchema): FieldHost {
  return {
    latest: () => model.content(path),
    onChange: (inside, value, shown) => {
      if (inside.length === 0) model.edit(path, value ?? undefined, shown);
      else model.edit(path, withMember(model.content(path) ?? newValueOf(schema), inside, value), shown);
    },
    onBlur: () => model.leave(path),
  };
}
