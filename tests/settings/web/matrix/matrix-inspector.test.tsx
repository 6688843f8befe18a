/** What the bar below the notification matrix says about the current cell. */
import { expect, it } from 'vitest';
import type { Caller } from '#engine/state/access.ts';
import { columnsOf } from '#engine/schema/matrix.ts';
import { catalogue } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';
import { MatrixInspector } from '#modules/settings/web/matrix/matrix-inspector.tsx';
import { MatrixModel } from '#modules/settings/web/matrix/matrix-model.ts';
import { MatrixProvider } from '#modules/settings/web/matrix/use-matrix.ts';
import { FormProvider, type FormSurroundings } from '#modules/settings/web/shared/form-context.ts';
import { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import { allSetHere } from '../../../factories/stored-side.ts';
import { markupOf } from '../../../markup.tsx';

const section = catalogue.sections['notifications/customer_notifications'];

/** The bar for the first cell of the matrix. */
function inspected(caller: Caller): string {
  const facts = { 'provider.kind': 'locker-network' };
  const model = new SettingsModel(
    { catalogue, validators, caller, scope: 'provider', facts },
    allSetHere({}, 'provider'),
  );
  const matrix = new MatrixModel(model, section.matrix);
  matrix.start();
  const row = matrix.matrix.rows[0]!;
  const column = columnsOf(section.matrix).find((one) => matrix.cell(row, one));
  return markupOf(
    <FormProvider value={{ model } as FormSurroundings}>
      <MatrixProvider value={{ matrix, section, rows: [], columns: [], action: undefined }}>
        <MatrixInspector spot={{ row, column }} />
      </MatrixProvider>
    </FormProvider>,
  );
}

it('F319 says why the cell cannot be changed, only to those who may not', () => {
  const place = { needs: ['API_/providers/settings:POST'] };
  const reader: Caller = { audience: 'staff', can: (permission) => permission === 'API_/audit/events:GET', place };
  expect(inspected(reader)).toContain('You can view this but not change it. ');
  expect(inspected({ audience: 'staff', can: () => true })).not.toContain('You can view this');
});
